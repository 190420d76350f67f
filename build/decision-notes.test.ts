import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';
const names = readdirSync(folder).sort();

test('decision notes have the numbers from 1 on, each once, and begin with theirs', () => {
	expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
	for (const [index, name] of names.entries()) {
		expect(readFileSync(`${folder}/${name}`, 'utf8').split('\n')[0]).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
	}
});
