import { parseArgs } from 'node:util';
import { Failure } from '../failure';
import { MAP_FOLDER } from '../paths';
import { publishTiles } from './publish';

/** The imagery of the repository is synthesised and says so (PRODUCT 8). */
export const SYNTHESISED = 'Imagem ilustrativa';

/** `pack FOLDER [--attribution TEXT] [--out FOLDER]` */
export async function runPack(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		allowPositionals: true,
		options: {
			attribution: { type: 'string', default: SYNTHESISED },
			out: { type: 'string', default: MAP_FOLDER },
		},
	});
	const [folder, ...rest] = positionals;
	if (folder === undefined || rest.length > 0) throw new Failure('pack takes one folder of tiles: pack FOLDER');
	await publishTiles(folder, values);
}
