import { readFile, writeFile } from 'node:fs/promises';
import { readLanguageContents } from '../../build/content/language-content.ts';
import { repository } from '../../build/content/read-content.ts';
import { type DrawnRecord, hashOf, type Shown, shownIn } from './shown.ts';

const file = new URL('src/content/drawn.gen.json', repository);

/** What the drawings of `public/` show. */
export async function readRecord(): Promise<DrawnRecord> {
	return JSON.parse(await readFile(file, 'utf8'));
}

/** Notes that these drawings lie in `public/` as the content has them now; of pages that are gone nothing is known any more. */
export async function recordDrawn(drawn: (one: Shown) => boolean): Promise<void> {
	const former = await readRecord();
	const entries = shownIn(await readLanguageContents()).flatMap((one) => {
		const hash = drawn(one) ? hashOf(one) : former[one.name];
		return hash === undefined ? [] : [[one.name, hash] as const];
	});
	const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
	await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, '\t')}\n`);
}
