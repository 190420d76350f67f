import { existsSync } from 'node:fs';
import { benchTiles } from './archive';
import { benchBrowser } from './browser';
import { benchChaos } from './chaos';
import { benchDesk } from './desk';
import { benchFlight } from './flight';
import { benchImagery } from './imagery';
import { benchInstallation } from './installation';
import { benchLighthouse } from './lighthouse';
import { benchMemory } from './memory';
import { benchPages } from './pages';
import { benchScripts } from './scripts';
import { benchServer } from './server';
import { benchSources } from './sources';

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
	benchFlight,
	benchDesk,
];
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
