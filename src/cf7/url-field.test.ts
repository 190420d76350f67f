import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withScheme } from './url-field';

const recorded = new URL('../../tests/conformance/recorded/client-url-normalise.json', import.meta.url);
const { rows }: { rows: [string, string, string][] } = JSON.parse(readFileSync(recorded, 'utf8'));

it.each(rows)('%j becomes %j when the field is left', (typed, value) => {
	expect(withScheme(typed)).toBe(value);
});
