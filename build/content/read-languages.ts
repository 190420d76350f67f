import { readdirSync, readFileSync } from 'node:fs';
import { addLanguage, mainLanguage } from './languages.ts';

const folder = new URL('../../src/messages/', import.meta.url);

/** Reads what the folders of `src/messages/` say of their languages. */
for (const entry of readdirSync(folder, { withFileTypes: true })) {
	if (!entry.isDirectory() || entry.name === mainLanguage) continue;
	addLanguage({
		code: entry.name,
		...JSON.parse(readFileSync(new URL(`${entry.name}/language.json`, folder), 'utf8')),
	});
}
