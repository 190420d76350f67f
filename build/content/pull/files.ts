import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { differencesBetween } from '../../releases/page-texts.ts';
import { writeAllWhole } from '../whole-files.ts';
import { pullMessages as m, PullError } from './messages.ts';

/** What was pulled before: by it an owner's change is told from one in WordPress. */
export const manifestFile = 'src/content/wordpress/pulled.json';

const manifestSchema = z.object({
	/** The SHA-256 of each file as it was written. */
	files: z.record(z.string(), z.string()),
	/** The path under `public/` of each picture, by its address: WordPress gives another picture another one. */
	pictures: z.record(z.string(), z.string().regex(/^art\/news\/[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/)),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws {PullError} for a manifest that cannot be read: without it no file is known to be unchanged */
export function readManifest(root: URL): Manifest {
	const place = new URL(manifestFile, root);
	if (!existsSync(place)) return { files: {}, pictures: {} };
	try {
		return manifestSchema.parse(JSON.parse(readFileSync(place, 'utf8')));
	} catch {
		throw new PullError(m.manifest(manifestFile));
	}
}

export type Change = { file: string } & (
	| { kind: 'added' | 'same'; text: string }
	| { kind: 'changed'; text: string; lines: readonly string[] }
	/** The owner's: nothing is written. `isChanged`: in WordPress it says something else than it did. */
	| { kind: 'edited'; isChanged: boolean }
	| { kind: 'deleted' }
	/** WordPress does not have it any more. */
	| { kind: 'gone' }
);

/**
 * What becomes of each file.
 * @param pulled texts by their paths
 * @param kept files that were pulled before and could not be read this time
 */
export function changesOf(
	root: URL,
	{ files }: Manifest,
	pulled: ReadonlyMap<string, string>,
	kept: ReadonlySet<string>,
): Change[] {
	const changes = [...pulled].map(([file, text]): Change => {
		const [before, now, written] = [textAt(root, file), digestOf(text), files[file]];
		if (before === undefined) return written === undefined ? { file, kind: 'added', text } : { file, kind: 'deleted' };
		if (before === text) return { file, kind: 'same', text };
		if (digestOf(before) !== written) return { file, kind: 'edited', isChanged: now !== written };
		return { file, kind: 'changed', text, lines: linesBetween(before, text) };
	});
	const gone = Object.keys(files).filter(
		(file) => !pulled.has(file) && !kept.has(file) && textAt(root, file) !== undefined,
	);
	return [...changes, ...gone.map((file): Change => ({ file, kind: 'gone' }))];
}

/** The manifest after the changes: the owner's files keep what was written last. */
export function manifestAfter(before: Manifest, changes: readonly Change[], pictures: Manifest['pictures']): Manifest {
	const written = changes.flatMap((change) =>
		'text' in change ? [[change.file, digestOf(change.text)] as const] : [],
	);
	const sorted = (record: Readonly<Record<string, string>>) =>
		Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
	return { files: sorted({ ...before.files, ...Object.fromEntries(written) }), pictures: sorted(pictures) };
}

export function manifestText(manifest: Manifest): string {
	return `${JSON.stringify(manifest, undefined, '\t')}\n`;
}

const ownFolders = /^src\/content\/(?:forms|wordpress)\/(?:[\w-]+\/)*[\w-]+\.(?:md|json|webp|avif)$/;

/**
 * Writes all of these files, or copies them from where they lie, or none.
 * @throws {RangeError} for a file that is in neither of the two folders
 */
export async function writeFiles(root: URL, files: ReadonlyMap<string, string | URL>): Promise<void> {
	const strange = [...files.keys()].find((file) => !ownFolders.test(file));
	if (strange !== undefined) throw new RangeError(`${strange} is not to be written.`);
	await writeAllWhole([...files].map(([file, content]) => ({ place: fileURLToPath(new URL(file, root)), content })));
}

export function digestOf(content: string | Buffer): string {
	return hash('sha256', content);
}

function textAt(root: URL, file: string): string | undefined {
	const place = new URL(file, root);
	return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
}

/** Above it two texts are not compared line by line, but as a whole. */
const mostLines = 2000;

/** Whether the owner has changed this file since it was pulled: then it stays as it is. */
export function isEdited(root: URL, { files }: Pick<Manifest, 'files'>, file: string): boolean {
	const [text, written] = [textAt(root, file), files[file]];
	return text !== undefined && written !== undefined && digestOf(text) !== written;
}

/** The lines that go and come, each with its sign. */
function linesBetween(before: string, now: string): string[] {
	const [old, present] = [before.split('\n'), now.split('\n')];
	const isLong = Math.max(old.length, present.length) > mostLines;
	const differences = isLong ? [{ gone: old, came: present }] : differencesBetween(old, present);
	return differences.flatMap(({ gone, came }) => [
		...gone.map((line) => `- ${line}`),
		...came.map((line) => `+ ${line}`),
	]);
}
