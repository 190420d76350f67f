import { Failure, reasonOf } from './failure';

type Command = { readonly usage: string; readonly does: string; readonly load: () => Promise<Run> };
type Run = (args: string[]) => Promise<void>;

/** Each command is loaded when asked for: the terrain's modules cost seconds that `verify` need not wait. */
const COMMANDS: Readonly<Record<string, Command>> = {
	terrain: {
		usage: 'terrain [--check]',
		does: 'make the height model; --check compares it with tiles/source/heights.json',
		load: async () => (await import('./terrain/command')).runTerrain,
	},
	parcels: {
		usage: 'parcels',
		does: 'take tiles/source over into src/content/places.geojson and draw its outlines and silhouettes',
		load: async () => (await import('./outlines/command')).runParcels,
	},
	facts: {
		usage: 'facts',
		does: 'compute areas, altitudes, slopes and exposures of the parcels into src/content/facts.gen.json',
		load: async () => (await import('./facts/command')).runFacts,
	},
	artwork: {
		usage: 'artwork [PART …]',
		does: 'draw public/art: relief pictures, contour plates, card; with names only those parts',
		load: async () => (await import('./artwork/command')).runArtwork,
	},
	pack: {
		usage: 'pack FOLDER [--attribution TEXT] [--out FOLDER]',
		does: 'pack FOLDER/{z}/{x}/{y}.webp (or avif, png, jpg) into the archive of public/map and verify it',
		load: async () => (await import('./archive/pack-command')).runPack,
	},
	verify: {
		usage: 'verify [ARCHIVE]',
		does: 'check an archive, without a name the one of public/map, and say what is in it',
		load: async () => (await import('./archive/verify-command')).runVerify,
	},
	stills: {
		usage: 'stills',
		does: 'cut the still of each view out of the archive of public/map',
		load: async () => (await import('./stills/command')).runStills,
	},
};

function help(): string {
	const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length));
	const lines = Object.values(COMMANDS).map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`);
	return ['Usage: npm run tiles -- COMMAND', '', 'Makes what public/map and public/art serve.', '', ...lines].join(
		'\n',
	);
}

async function main([name, ...args]: string[]): Promise<void> {
	if (name === undefined || name === '--help' || name === '-h' || name === 'help' || args.includes('--help')) {
		console.log(help());
		return;
	}
	const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
	if (!command) throw new Failure(`there is no command '${name}': try --help`);
	const run = await command.load();
	await run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(`tiles: ${reasonOf(error)}`);
	process.exitCode = 1;
});
