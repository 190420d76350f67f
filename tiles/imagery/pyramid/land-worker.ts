import { createRenderer, type Land } from '../renderer';
import { reviveLand } from './land-data';
import { type PyramidSettings, pictureMaker } from './make-picture';

export default ({ land, settings }: { land: Land; settings: PyramidSettings }) =>
	pictureMaker(createRenderer(reviveLand(land)), settings);
