import { describe, expect, it } from 'vitest';
import { sourceDigest, withoutNote, withSource } from './source-digest.ts';

const original = '---\nline: Uma frase.\n---\n';
const note = `source: ${sourceDigest(original)}`;

describe('a translation notes of its original', () => {
	it('what it was made of, at its head', () => {
		expect(withSource('---\nline: A sentence.\n---\n', original)).toBe(`---\n${note}\nline: A sentence.\n---\n`);
		expect(withSource('---\nline: A.\nsource: 00000000\n---\n', original)).toBe(`---\nline: A.\n${note}\n---\n`);
	});

	it('the same once it says so', () => {
		const noted = withSource('---\nline: A sentence.\n---\n', original);
		expect(withSource(noted, original)).toBe(noted);
	});

	it('nothing in its text, whatever stands there', () => {
		const text = '---\nline: A.\n---\n\nsource: of the Torto\n';
		expect(withSource(text, original)).toBe(`---\n${note}\nline: A.\n---\n\nsource: of the Torto\n`);
	});

	it('the same whatever ends its lines, and begins the file', () => {
		const windows = original.replaceAll('\n', '\r\n');
		expect(sourceDigest(windows)).toBe(sourceDigest(original));
		expect(withSource('\uFEFF---\r\nline: A.\r\n---\r\n', windows)).toBe(`\uFEFF---\r\n${note}\r\nline: A.\r\n---\r\n`);
		expect(withSource('---\r\nsource: 0\r\nline: A.\r\n---\r\n', windows)).toBe(
			`---\r\n${note}\r\nline: A.\r\n---\r\n`,
		);
	});

	it('nothing where it has no fields', () => {
		expect(withSource('A sentence.', original)).toBe('A sentence.');
	});
});

it('two texts that differ in their note alone are the same without it', () => {
	const text = '---\nline: A.\n---\n';
	expect(withoutNote(withSource(text, original))).toBe(withoutNote(text));
	expect(withoutNote(withSource(text, original))).not.toBe(withoutNote(text.replace('A.', 'B.')));
});
