import { existsSync } from 'node:fs';
import { benchServer } from '../../server/bench';
import { benchTiles } from '../../tiles/archive/bench';
import { benchBrowser } from './browser';
import { benchChaos } from './chaos';
import { benchFlight } from './flight';
import { benchImagery } from './imagery';
import { benchInstallation } from './installation';
import { benchPages } from './pages';
import { benchSources } from './sources';

/** Prints the figures of the product as `name: value unit`; `chaos` as argument runs that alone, for it is long. Needs a built site (`npm run build`). */
if (!existsSync('dist/index.html')) throw new Error('Build the site first: npm run build.');

const benches =
	process.argv[2] === 'chaos'
		? [benchChaos]
		: [benchSources, benchPages, benchTiles, benchImagery, benchServer, benchBrowser, benchInstallation, benchFlight];
for (const bench of benches) {
	for (const { name, value, unit } of await bench()) {
		console.log(`${name}: ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}`);
	}
}
