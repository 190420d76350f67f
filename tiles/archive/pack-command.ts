import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../failure';
import { MAP_FOLDER } from '../paths';
import { archiveName } from './manifest';
import { packFolder } from './pack';
import { describeArchive } from './report';

/** The imagery of the repository is synthesised and says so (PRODUCT 8). */
const ATTRIBUTION = 'Imagem ilustrativa';

/** `pack FOLDER [--attribution TEXT] [--out FOLDER]` */
export async function runPack(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		allowPositionals: true,
		options: {
			attribution: { type: 'string', default: ATTRIBUTION },
			out: { type: 'string', default: MAP_FOLDER },
		},
	});
	const [folder, ...rest] = positionals;
	if (folder === undefined || rest.length > 0) throw new Failure('pack takes one folder of tiles: pack FOLDER');
	const { manifest, summary } = await packFolder(folder, values);
	const path = join(values.out, archiveName(manifest.sha256));
	console.log(`${relative('', path)}: every tile read back as it was written`);
	console.log(describeArchive(summary));
	console.log(`  ${manifest.blocks.length} blocks of ${manifest.blockBytes} bytes`);
}
