import { readdirSync, readFileSync } from 'node:fs';

export const messageFiles = readdirSync('src/messages').filter(
	(name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

/** What stands between the quotes of a module of `src/messages`, without its comments and what is put in at run time. */
export function stringsOf(name: string, folder = 'src/messages'): string[] {
	const source = readFileSync(`${folder}/${name}`, 'utf8');
	const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '');
	return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'(?!:)|`((?:[^`\\]|\\.)*)`/g)].map(([, plain = '', template]) =>
		(template?.replace(/\$\{[^}]*\}/g, '…') ?? plain).replaceAll('\\u00a0', '\u00a0'),
	);
}
