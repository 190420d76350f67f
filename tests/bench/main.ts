import { existsSync } from 'node:fs';
import { benchTiles } from './archive';
import { benchBrowser } from './browser';
import { benchChaos } from './chaos';
import { benchFlight } from './flight';
import { benchImagery } from './imagery';
import { benchInstallation } from './installation';
import { benchLighthouse } from './lighthouse';
import { benchPages } from './pages';
import { benchServer } from './server';
import { benchSources } from './sources';

/** Prints the figures of the product as `name: value unit`; `chaos` or `lighthouse` as argument runs that alone, for it is long. Needs a built site (`npm run build`). */
if (!existsSync('dist/index.html')) throw new Error('Build the site first: npm run build.');

const usual = [
	benchSources,
	benchPages,
	benchTiles,
	benchImagery,
	benchServer,
	benchBrowser,
	benchInstallation,
	benchFlight,
];
const long = new Map([
	['chaos', benchChaos],
	['lighthouse', benchLighthouse],
]);
const asked = long.get(process.argv[2] ?? '');
for (const bench of asked ? [asked] : usual) {
	for (const { name, value, unit } of await bench()) {
		console.log(`${name}: ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
	}
}
