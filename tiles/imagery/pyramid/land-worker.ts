import { answerJobs } from '../../steps/answer-jobs';
import type { Land } from '../land';
import { createRenderer } from '../renderer';
import { reviveLand } from './land-data';
import { type PyramidSettings, pictureMaker } from './make-picture';

answerJobs(({ land, settings }: { land: Land; settings: PyramidSettings }) =>
	pictureMaker(createRenderer(reviveLand(land)), settings),
);
