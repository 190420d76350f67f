import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MoveAnswer } from '../answers.ts';
import { canMove, movedPagesFile, movePage } from '../document/move-page.ts';
import type { Drafts } from './drafts.ts';
import { readStored, textOf, type Write, writeAll } from './files.ts';
import { moveDrawings } from './move-drawings.ts';
import type { Workspace } from './workspace.ts';

type MoveParts = { root: string; drafts: Drafts; workspace: Workspace };

/**
 * Gives a page another address, or deletes it, with all that follows from it in other files. Nothing is written that the build would
 * refuse, nor while something is typed in a file that has to change.
 * @param slug of the new address; `undefined` deletes the page
 * @throws {RangeError} for a file that the site needs where it is
 */
export async function move({ root, drafts, workspace }: MoveParts, path: string, slug?: string): Promise<MoveAnswer> {
	if (!canMove(path)) throw new RangeError(`${path} stays where it is.`);
	const listed = await readStored(root, movedPagesFile);
	const texts = new Map([...workspace.stored(), [movedPagesFile, (listed && textOf(listed.bytes)) ?? '{}']]);
	if (!texts.has(path)) return { kind: 'unsaved', paths: [path] };
	if (slug !== undefined && texts.has(path.replace(/[^/]+\.md$/, `${slug}.md`))) return { kind: 'taken' };
	const edits = movePage(texts, path, slug);
	const unsaved = [...edits.keys()].filter((each) => drafts.get(each));
	if (unsaved.length > 0) return { kind: 'unsaved', paths: unsaved };
	const problems = workspace.newProblems(edits);
	if (problems.length > 0) return { kind: 'refused', problems };

	const former = await readStored(root, path);
	const writes: Write[] = [];
	for (const [file, text] of edits) {
		if (text !== undefined) writes.push({ path: file, text, opened: (await readStored(root, file))?.sha256 });
	}
	const result = await writeAll(root, writes);
	if (result.kind === 'conflict')
		return { kind: 'unsaved', paths: result.conflicts.map(({ path: changed }) => changed) };
	// Last, and only what has been moved: until then the page is there under both addresses.
	if ((await readStored(root, path))?.sha256 === former?.sha256) await rm(join(root, path), { force: true });
	const present = slug === undefined ? undefined : path.replace(/[^/]+\.md$/, `${slug}.md`);
	if (present) await moveDrawings(root, edits.get(present) ?? '', path, present);
	return { kind: 'moved', ...(present && { path: present }) };
}
