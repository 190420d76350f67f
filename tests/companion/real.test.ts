import { describe } from 'vitest';
import { cutAnswers } from './cut-answers';
import { exactlyOnce } from './exactly-once';
import { newsContract } from './news-contract';
import { createRealSite } from './real-site';

const { WP_HOME, CF7_HOME } = process.env;
const createSite = () => createRealSite(WP_HOME ?? '', CF7_HOME);
const beside = CF7_HOME ? 'the Contact Form 7 of CF7_HOME' : 'a double of Contact Form 7, for CF7_HOME is not set';

describe.skipIf(!WP_HOME)(
	WP_HOME
		? `the companion in the WordPress of WP_HOME, beside ${beside}`
		: 'the companion in a real WordPress: left out, for WP_HOME is not set',
	() => {
		describe('exactly once', () => exactlyOnce(createSite));
		describe('the outbox', () => cutAnswers(createSite));
		describe('news', () => newsContract(createSite));
	},
);
