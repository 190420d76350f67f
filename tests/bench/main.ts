import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { siteConfig } from '../../build/site-config';
import { benchTiles } from './archive';
import { benchBrowser } from './browser';
import { benchDesk } from './desk';
import type { Figure } from './figure';
import { benchImagery } from './imagery';
import { benchInstallation } from './installation';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchScripts } from './scripts';
import { benchServer } from './server';
import { benchPages, benchSources } from './sizes';

/** Prints the figures of the product as `name: value unit`; `chaos`, `lighthouse`, `scripts`, `memory` or `desk` as argument runs that alone; the first two take long. Needs a built site (`npm run build`). */
if (!existsSync('dist/index.html')) throw new Error('Build the site first: npm run build.');

const usual = [
	benchSources,
	benchPages,
	benchScripts,
	benchTiles,
	benchImagery,
	benchServer,
	benchMemory,
	benchBrowser,
	benchInstallation,
	benchDesk,
];
/** Its model runs code of the pages, which knows the site as Vite tells it. */
async function benchChaos(): Promise<Figure[]> {
	const { define = {} } = siteConfig(readFileSync('site-settings.json', 'utf8'));
	const { module } = await runnerImport<typeof import('./chaos')>('./tests/bench/chaos.ts', {
		configFile: false,
		define,
	});
	return module.benchChaos();
}

const alone = new Map([
	['chaos', benchChaos],
	['lighthouse', benchLighthouse],
	['scripts', benchScripts],
	['memory', benchMemory],
	['desk', benchDesk],
]);
const asked = alone.get(process.argv[2] ?? '');
for (const bench of asked ? [asked] : usual) {
	for (const { name, value, unit } of await bench()) {
		console.log(`${name}: ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
	}
}
