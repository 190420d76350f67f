/** What a command does with the words after its name. */
type Run = (args: string[]) => Promise<void>;

export type Command = {
	/** The command with what it takes. */
	readonly usage: string;
	/** In half a line. */
	readonly does: string;
	/** What `COMMAND --help` says beyond that. */
	readonly help: string;
	readonly load: () => Promise<Run>;
};

/** Each command is loaded when asked for: the terrain's modules cost seconds that `verify` need not wait. */
export const commands: Readonly<Record<string, Command>> = {
	imagery: {
		usage: 'imagery [OPTIONS]',
		does: 'make the imagery of the map: tiles, archive and stills; --source takes real imagery',
		help: `Without --source the imagery is drawn from the height model, in some ten minutes on two cores. A run that was
interrupted continues where it was when it is started again. The archive is written beside the one that is there,
read back tile by tile, and only then takes its place: a run that fails changes nothing.

Options:
  --source SOURCE       real imagery instead: a GeoTIFF that declares its projection, the address of a tile server with
                        {z}, {x} and {y}, or that of a WMTS capabilities document. Several times for several sources: the
                        first lies on top, the next ones fill its gaps. Ground that none of them covers takes the plain
                        ground colour of the map; the run says how much of each estate is covered
  --layer NAME          of a WMTS that has several
  --attribution TEXT    whose imagery it is; the map shows it. A source must be given one unless it says it itself;
                        without a source it is "Imagem ilustrativa"
  --out FOLDER          where archive, manifest and stills go. Without: public/map
  --quality NUMBER      1 to 100, of the encoded tiles; the archive should stay under 16 MB

A {token} in an address is taken from the environment variable MAP_TOKEN.

Examples:
  npm run tiles -- imagery
  npm run tiles -- imagery --source orto-norte.tif --source orto-sul.tif --attribution "Ortofoto: DGT 2021"
  MAP_TOKEN=… npm run tiles -- imagery --source "https://tiles.example/{z}/{x}/{y}.jpg?token={token}"`,
		load: async () => (await import('./imagery/command')).runImagery,
	},
	verify: {
		usage: 'verify [ARCHIVE]',
		does: 'check an archive, without a name the one of public/map, and say what is in it',
		help: `Reads an archive that these programs made to its last tile: pictures are decoded, the counts of the header compared.
An archive with its manifest beside it (archive.json) must also be what that says, block by block. Ends with 1 at the
first thing that is wrong.

Example:
  npm run tiles -- verify`,
		load: async () => (await import('./archive/verify')).runVerify,
	},
	pack: {
		usage: 'pack FOLDER [OPTIONS]',
		does: 'pack a folder of tiles into the archive of public/map and verify it',
		help: `FOLDER holds {z}/{x}/{y}.webp, .avif, .png or .jpg, all of one format and one size. Hidden files are passed over.

Options:
  --attribution TEXT    whose imagery it is; the map shows it. Without: "Imagem ilustrativa"
  --out FOLDER          where archive and manifest go. Without: public/map

Example:
  npm run tiles -- pack ~/tiles --attribution "Ortofoto: DGT 2021"`,
		load: async () => (await import('./archive/pack')).runPack,
	},
	stills: {
		usage: 'stills',
		does: 'cut the stills of the views out of the archive of public/map',
		help: 'They stand in for the map until it runs. The command imagery makes them too.',
		load: async () => (await import('./stills/command')).runStills,
	},
	terrain: {
		usage: 'terrain [--check]',
		does: 'make the height model that everything else is drawn from',
		help: `Keeps it in tiles/cache, where it is found again until its code changes.

Options:
  --check    make it again and compare it with the surveyed heights of tiles/source/heights.json`,
		load: async () => (await import('./terrain/command')).runTerrain,
	},
	parcels: {
		usage: 'parcels',
		does: 'take tiles/source over into src/content/places.geojson, with outlines and silhouettes',
		help: 'Run it when an outline in tiles/source has changed; then facts.',
		load: async () => (await import('./outlines/command')).runParcels,
	},
	facts: {
		usage: 'facts',
		does: 'compute areas, altitudes, slopes and exposures of the parcels',
		help: 'Writes src/content/facts.gen.json and measures.gen.json, and tiles/facts/parcel-heights.gen.json, from the outlines and the height model.',
		load: async () => (await import('./facts/command')).runFacts,
	},
	contours: {
		usage: 'contours',
		does: 'draw the contours around the views and the courses of the rivers',
		help: 'Writes src/content/contours-{view}.gen.json and rivers.gen.json, which the live map draws over the imagery, and courses.gen.json, by which plates are lettered.',
		load: async () => (await import('./contours/command')).runContours,
	},
	'map-sheet': {
		usage: 'map-sheet',
		does: 'engrave the sheet of the region that the live map is from afar',
		help: `Writes src/content/map-sheet.avif, map-sheet-place.gen.json and map-sheet.gen.json: relief, where it lies, contours and banks;
map-country.gen.json: what is around it; and public/map/lines/: the contours between its own, tile by tile.
Run it when the height model has changed. It takes half a minute.`,
		load: async () => (await import('./artwork/map-sheet')).makeMapSheet,
	},
	artwork: {
		usage: 'artwork [PART …]',
		does: 'draw public/art from the height model; with names only those parts',
		help: 'A name that does not exist is answered with those that do.',
		load: async () => (await import('./artwork/command')).runArtwork,
	},
	missing: {
		usage: 'missing [--commit]',
		does: 'draw what the content has no drawings of, or others: labels, bottles, lands of visits, social cards',
		help: `npm run build runs it for what is new. What was drawn once is taken from build-output/made/.

Options:
  --commit    into public/, to be committed; without it into build-output/made/public/, where builds find it`,
		load: async () => (await import('./missing/command')).runMissing,
	},
};
