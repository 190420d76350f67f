import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../build/content/whole-files.ts';
import { isEditable } from './files.ts';

/** What the owner has typed and not written into the content yet. */
export type Draft = {
	path: string;
	text: string;
	/** The hash of the file that was opened; a new file has none. */
	opened?: string | undefined;
};

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

const stored = z.object({ path: z.string().refine(isEditable), text: z.string(), opened: z.string().optional() });

/** The drafts of a folder, one file each, so that they outlast the page and the desk. A file there that is none is left alone. */
export async function openDrafts(folder: string) {
	await mkdir(folder, { recursive: true });
	const drafts = new Map<string, Draft>();
	for (const name of await readdir(folder)) {
		const draft = name.endsWith('.json') ? parseDraft(await readFile(join(folder, name), 'utf8')) : undefined;
		if (draft) drafts.set(draft.path, draft);
	}
	const placeOf = (path: string) => join(folder, `${path.replaceAll('/', '+')}.json`);
	/** One write after the other: a slow one must not come after a newer one. */
	let last: Promise<void> = Promise.resolve();
	const inTurn = (act: () => Promise<void>) => {
		last = last.then(act, act);
		return last;
	};
	return {
		all: (): readonly Draft[] => [...drafts.values()],
		get: (path: string) => drafts.get(path),
		put(draft: Draft) {
			drafts.set(draft.path, draft);
			return inTurn(async () => {
				if (drafts.get(draft.path) === draft) await writeWhole(placeOf(draft.path), JSON.stringify(draft));
			});
		},
		remove(path: string) {
			drafts.delete(path);
			return inTurn(() => rm(placeOf(path), { force: true }));
		},
	};
}

function parseDraft(json: string): Draft | undefined {
	try {
		return stored.parse(JSON.parse(json));
	} catch {
		return undefined;
	}
}
