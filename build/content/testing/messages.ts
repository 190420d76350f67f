import { readdirSync, readFileSync } from 'node:fs';
import { knownLanguages } from '../languages.ts';

const folder = 'src/messages';

/** The modules of words, each with its language. */
export const messageFiles = knownLanguages().flatMap(({ code }) =>
	readdirSync(`${folder}/${code}`)
		.filter((name) => name.endsWith('.ts'))
		.map((name) => ({ language: code, path: `${folder}/${code}/${name}` })),
);

/** What stands between the quotes of a module, without its comments and what is put in at run time. */
export function stringsOf(path: string): string[] {
	const source = readFileSync(path, 'utf8');
	const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
	return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|`((?:[^`\\]|\\.)*)`/g)].map(([, plain = '', template]) =>
		(template?.replace(/\$\{[^}]*\}/g, '…') ?? plain).replaceAll('\\u00a0', '\u00a0'),
	);
}
