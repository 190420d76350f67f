import { build } from 'vite';

/*
 * Builds the site into the folder that is its argument, in plain Node: what reads TypeScript for `npm run build` would look at all of
 * Vite and its plugins too, for two seconds. Vite bundles the configuration, which takes less than anything else that reads it.
 */
const [outDir] = process.argv.slice(2);
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
try {
	await build({ build: { outDir }, configLoader: 'bundle' });
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	// What a step had opened when another failed would keep the process waiting.
	process.exit(1);
}
