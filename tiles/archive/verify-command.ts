import { relative } from 'node:path';
import { Failure } from '../failure';
import { mapFolder } from '../paths';
import { checkManifest, publishedArchive } from './manifest';
import { describeArchive, verifyArchive } from './verify';

/** `verify [ARCHIVE]` */
export async function runVerify(args: string[]): Promise<void> {
	const [given, ...rest] = args;
	if (rest.length > 0 || given?.startsWith('-')) throw new Failure('verify takes one archive: verify [ARCHIVE]');
	const archive = given ?? (await publishedArchive(mapFolder));
	const summary = await verifyArchive(archive);
	const blocks = await checkManifest(archive);
	console.log(`${relative('', archive)}: whole`);
	console.log(describeArchive(summary));
	console.log(blocks === undefined ? '  no manifest names it' : `  ${blocks} blocks, as the manifest says`);
}
