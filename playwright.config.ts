import { defineConfig } from '@playwright/test';
import { findProgram } from './build/programs.mjs';

const executablePath = process.env.CHROMIUM ?? findProgram('chromium');
const shell = process.env.CHROMIUM_SHELL ?? findProgram('shell');
if (!executablePath || !shell)
	throw new Error('The browser tests need Chromium and its headless shell on PATH; `npm test` installs both.');

/** WebGL in software, for the map alone: pages drawn by it as well take half as long again. And no requests of the browser's own. */
export const launchOptions = {
	executablePath,
	args: [
		'--no-sandbox',
		'--use-angle=swiftshader-webgl',
		'--enable-unsafe-swiftshader',
		'--disable-background-networking',
	],
};

/**
 * The same engine without the windows around it, which cost as much as the pages: for what is not about profiles, installing, bytes or
 * times. Four at once leave no core to threads beside a page's own, and no page lives long enough for its scripts to be worth optimising
 * but by the quick compiler, which saves a third of a map's.
 */
export const shellOptions = {
	...launchOptions,
	executablePath: shell,
	args: [...launchOptions.args, '--js-flags=--single-threaded --no-opt', '--num-raster-threads=1'],
};

/** What takes a minute or more in one piece comes first: at the end the other workers would wait for it. */
const longest = [
	'chaos',
	'kitchen-sink',
	'languages-offline',
	'no-network',
	'offline-walk',
	'owner-walk',
	'pseudo-language',
	'returning-device',
	'ui-parts',
	'update',
].map((name) => `**/${name}.spec.ts`);
/** `npm run test:engines` */
const engines = ['**/firefox-walk.spec.ts', '**/webkit-walk.spec.ts'];

export default defineConfig({
	testDir: 'tests/e2e',
	outputDir: 'build-output/e2e',
	// What a test waits for comes within seconds; only a machine that stands still makes it wait so long (docs/decisions/0012).
	timeout: 180_000,
	expect: { timeout: 60_000 },
	projects: [
		{ name: 'long', testMatch: longest, timeout: 360_000 },
		{ name: 'short', testIgnore: process.env.FIREFOX ? longest : [...longest, ...engines] },
	],
	fullyParallel: true,
	// Two cores: what one test waits for leaves room for another (docs/decisions/0012).
	workers: 4,
	retries: 0,
	// A build that does not start at all should not take an hour to say so.
	maxFailures: 15,
	forbidOnly: true,
	// What others stand for is for `npm run test:all`.
	grepInvert: process.env.LONG ? [] : /@long/,
	reporter: [['list'], ['json', { outputFile: 'build-output/reports/e2e.json' }]],
	use: {
		browserName: 'chromium',
		// Storing the site takes longer than most tests: those about the worker, the device and being offline say `allow`.
		serviceWorkers: 'block',
		launchOptions: shellOptions,
		actionTimeout: 60_000,
		locale: 'pt-PT',
		timezoneId: 'Europe/Lisbon',
		viewport: { width: 1440, height: 900 },
		// A quarter of the pixels: drawing them in software is what the map costs. Tests about pixels and pictures say 1.
		deviceScaleFactor: 0.5,
	},
});
