import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const names = readdirSync(folder).sort();

test('decision notes have the numbers from 1 on, each once, and begin with theirs', () => {
	expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
	for (const [index, name] of names.entries()) {
		expect(readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0]).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
	}
});

test('decision notes name files that are there', () => {
	const made = /^(?:server\/data|tiles\/cache)\//;
	for (const name of names) {
		const text = readFileSync(`${folder}/${name}`, 'utf8');
		for (const [, path = ''] of text.matchAll(/`((?:build|server|src|sw|tests|tiles)\/[\w./-]+)`/g))
			expect(existsSync(path) || made.test(path), `${name}: ${path}`).toBe(true);
	}
});
