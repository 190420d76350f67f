import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { translationOf } from '../../build/content/translation-path.ts';
import type { MoveAnswer } from '../answers.ts';
import { canMove, filesAtAddress, movedPagesFile, movePage } from '../document/move-page.ts';
import type { Drafts } from './drafts.ts';
import { readStored, textOf, translationLanguages, type Write, writeAll } from './files.ts';
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
	const present = slug === undefined ? undefined : path.replace(/[^/]+\.md$/, `${slug}.md`);
	// A translation that lost its original is nowhere else.
	const wanted = present
		? [...filesAtAddress(present), ...translationLanguages().map(({ code }) => translationOf(present, code))]
		: [];
	if (wanted.some((each) => texts.has(each) || drafts.get(each))) return { kind: 'taken' };
	const edits = movePage(texts, path, slug, translationLanguages());
	const unsaved = [...edits.keys()].filter((each) => drafts.get(each));
	if (unsaved.length > 0) return { kind: 'unsaved', paths: unsaved };
	const problems = workspace.newProblems(edits);
	if (problems.length > 0) return { kind: 'refused', problems };

	const gone = [...edits.keys()].filter((each) => edits.get(each) === undefined);
	const former = await Promise.all(gone.map((each) => readStored(root, each)));
	const writes: Write[] = [];
	for (const [file, text] of edits) {
		if (text !== undefined) writes.push({ path: file, text, opened: (await readStored(root, file))?.sha256 });
	}
	const result = await writeAll(root, writes);
	if (result.kind === 'conflict')
		return { kind: 'unsaved', paths: result.conflicts.map(({ path: changed }) => changed) };
	// Last, and only what has been moved: until then the page is there under both addresses.
	for (const [index, each] of gone.entries()) {
		if ((await readStored(root, each))?.sha256 === former[index]?.sha256) await rm(join(root, each), { force: true });
	}
	await moveBegun(drafts, path, present);
	if (present) await moveDrawings(root, edits.get(present) ?? '', path, present);
	return { kind: 'moved', ...(present && { path: present }) };
}

/** Translations that were begun and are in no folder yet go with what they translate. */
async function moveBegun(drafts: Drafts, path: string, present: string | undefined): Promise<void> {
	for (const { code } of translationLanguages()) {
		const draft = drafts.get(translationOf(path, code));
		if (!draft) continue;
		if (present) await drafts.put({ ...draft, path: translationOf(present, code) });
		await drafts.remove(draft.path);
	}
}
