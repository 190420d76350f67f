import { languageOfFile, originalOf, translationOf } from '../../../build/content/translation-path';
import { parcelNames } from '../../../src/content/parcel-names';
import { slot } from '../../../src/platform/web-storage';
import { pairOf } from './desk-state';
import { attempt, deskStore, event, update } from './desk-store';
import { isTyped } from './open-file';
import { checkAll, receive } from './sending';
import { server } from './server';

/** Which files there are, and which of them are shown. */

export async function showFile(path: string | undefined): Promise<void> {
	const language = path === undefined ? undefined : languageOfFile(path);
	update({ shown: path, ...(language !== undefined && { beside: language }) });
	await openShown();
}

/** Shows another language beside the originals, and the page in it; or none. */
export async function showBeside(language: string | undefined): Promise<void> {
	const { shown } = deskStore.get();
	const original = shown === undefined ? undefined : originalOf(shown);
	const path = original === undefined || language === undefined ? original : translationOf(original, language);
	update({ beside: language, shown: path });
	if (language === undefined) besideSlot.remove();
	else besideSlot.write(language);
	noteAddress(path);
	await openShown();
}

/** Of two files side by side, the one in which something is done now: what is stored, undone and seen in the page is its. */
export function turnTo(path: string): void {
	if (deskStore.get().shown === path) return;
	update({ shown: path });
	noteAddress(path);
}

const besideSlot = slot('local', 'desk-beside', String);

export function noteAddress(path: string | undefined): void {
	history.replaceState(null, '', path === undefined ? location.pathname : `#${path}`);
}

export async function openShown(): Promise<void> {
	const { original, translation } = pairOf(deskStore.get());
	for (const path of [original, translation]) {
		if (path === undefined || deskStore.get().open[path]) continue;
		await attempt(async () => receive(await server.open(path)));
	}
}

/** After the owner was elsewhere, perhaps in a text editor: what is on the disk now is shown, or stands beside what was typed. */
export async function lookAgain(): Promise<void> {
	await loadFiles();
	const { original, translation } = pairOf(deskStore.get());
	for (const path of [original, translation]) if (path !== undefined) await attempt(() => lookAgainAt(path));
	await checkAll();
}

async function lookAgainAt(path: string): Promise<void> {
	const file = deskStore.get().open[path];
	if (!file?.stored || file.conflict) return;
	const { stored } = await server.open(path);
	const now = deskStore.get().open[path];
	if (!now || stored?.sha256 === now.stored?.sha256) return;
	if (stored && !isTyped(now)) event(path, { type: 'renewed', ...stored });
	else event(path, { type: 'disagreed', conflict: { where: 'disk', ...stored } });
}

export async function loadFiles(): Promise<void> {
	await attempt(async () => {
		const { parcelNames: names, ...files } = await server.files();
		// What the page was begun with is as old as the desk.
		Object.assign(parcelNames, names);
		update(files);
		const { beside = besideSlot.read(), languages } = deskStore.get();
		update({ beside: languages.find(({ code }) => code === beside)?.code });
	});
}
