import { join, relative } from 'node:path';
import { stage } from '../steps/progress';
import { archiveName } from './manifest';
import { type PackOptions, packFolder } from './pack';
import { describeArchive } from './report';

/**
 * The end of every way to an archive: packs a folder of tiles, verifies what was written and puts it in the place of the
 * archive that is there. Says what is in it.
 * @throws {Failure} saying what is wrong; the archive that is there then stays
 */
export async function publishTiles(folder: string, options: PackOptions): Promise<void> {
	await stage('Archive', async () => {
		const { manifest, summary } = await packFolder(folder, options);
		const path = join(options.out, archiveName(manifest.sha256));
		console.log(`  ${relative('', path)}: every tile read back as it was written`);
		console.log(describeArchive(summary));
		console.log(`  ${manifest.blocks.length} blocks of ${manifest.blockBytes} bytes`);
	});
}
