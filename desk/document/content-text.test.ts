import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentFiles, readTranslations } from '../../build/content/read-content';
import { applyChange, type FieldValue, type Path, readText } from './content-text';

const files = [...readContentFiles(), ...readTranslations()];

type Leaf = { path: Path; value: string };

function leavesOf(value: FieldValue, path: Path = []): Leaf[] {
	if (typeof value === 'string') return [{ path, value }];
	const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
	return entries.flatMap(([step, item]) => leavesOf(item, [...path, step]));
}

function fieldsOf(text: string): { [name: string]: FieldValue } {
	const reading = readText(text);
	if (reading.kind === 'unreadable') throw new Error(reading.message);
	return reading.fields;
}

function bodyOf(text: string): string {
	const reading = readText(text);
	return reading.kind === 'read' ? reading.body : '';
}

/** The lines of the second text that are not the first one's in the same place; everything if lines were added or lost. */
function changedLines(one: string, other: string): string[] {
	const [before, after] = [one.split('\n'), other.split('\n')];
	return before.length === after.length ? after.filter((line, index) => line !== before[index]) : after;
}

describe('a file of the content, all of which are tried', () => {
	it.each(files)('%s keeps every byte when each of its fields is set to what it is', (_file, text) => {
		let saved = text;
		for (const { path, value } of leavesOf(fieldsOf(text))) saved = applyChange(saved, { type: 'set', path, value });
		saved = applyChange(saved, { type: 'body', text: bodyOf(saved) });
		expect(saved).toBe(text);
	});

	it.each(files)('%s changes one line for one field', (_file, text) => {
		for (const { path, value } of leavesOf(fieldsOf(text))) {
			const after = applyChange(text, { type: 'set', path, value: `${value} outra` });
			expect(changedLines(text, after), path.join('.')).toHaveLength(1);
			expect(applyChange(after, { type: 'set', path, value })).toBe(text);
		}
	});

	it.each(files)('%s keeps its fields when its text is edited', (_file, text) => {
		const after = applyChange(text, { type: 'body', text: '\nOutro.\n' });
		expect(bodyOf(after)).toBe('\nOutro.\n');
		expect(applyChange(after, { type: 'body', text: bodyOf(text) })).toBe(text);
	});
});

const small = `---
name: "Um: dois"
# a comment
facts:
  Cor: Granada
  Mesa: Cabrito
parcels:
  - abade-roriz
  - rabigato
---

Texto.
`;

describe('changing a file', () => {
	it('keeps any text as it was typed', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[\w :#@*%"'&!|>{}[\],.-]{0,60}$/), (value) => {
				const after = applyChange(small, { type: 'set', path: ['facts', 'Cor'], value });
				expect(fieldsOf(after)).toEqual({ ...fieldsOf(small), facts: { Cor: value, Mesa: 'Cabrito' } });
			}),
		);
	});

	it('adds a field that was not there at the end of its group', () => {
		const after = applyChange(small, { type: 'set', path: ['facts', 'Nariz'], value: 'Cereja' });
		expect(after).toBe(small.replace('  Mesa: Cabrito\n', '  Mesa: Cabrito\n  Nariz: Cereja\n'));
	});

	it('adds an item to a list, and begins a list that is not there', () => {
		const after = applyChange(small, { type: 'insert', path: ['parcels'], index: 1, value: 'vv-acima' });
		expect(after).toBe(small.replace('  - rabigato', '  - vv-acima\n  - rabigato'));
		const begun = applyChange(small, { type: 'insert', path: ['scores'], index: 0, value: { points: '17' } });
		expect(begun).toBe(small.replace('---\n\nTexto', 'scores:\n  - points: 17\n---\n\nTexto'));
	});

	it('moves an item, and moves it back', () => {
		const after = applyChange(small, { type: 'move', path: ['parcels'], from: 0, to: 1 });
		expect(fieldsOf(after).parcels).toEqual(['rabigato', 'abade-roriz']);
		expect(applyChange(after, { type: 'move', path: ['parcels'], from: 1, to: 0 })).toBe(small);
	});

	it('moves a line of a table, renames it and takes it away', () => {
		const moved = applyChange(small, { type: 'move', path: ['facts'], from: 1, to: 0 });
		expect(moved).toBe(small.replace('  Cor: Granada\n  Mesa: Cabrito\n', '  Mesa: Cabrito\n  Cor: Granada\n'));
		const renamed = applyChange(small, { type: 'rename', path: ['facts', 'Cor'], name: 'Vista' });
		expect(renamed).toBe(small.replace('Cor:', 'Vista:'));
		expect(applyChange(small, { type: 'remove', path: ['facts', 'Cor'] })).toBe(small.replace('  Cor: Granada\n', ''));
	});

	it('keeps the ends of lines and the mark at the beginning that an editor on Windows wrote', () => {
		const windows = `\uFEFF${small.replaceAll('\n', '\r\n')}`;
		const after = applyChange(windows, { type: 'set', path: ['facts', 'Cor'], value: 'Rubi' });
		expect(after).toBe(windows.replace('Granada', 'Rubi'));
	});

	it('says where a file cannot be read, and leaves it alone', () => {
		const broken = small.replace('"Um: dois"', '"Um: dois');
		const opened = broken.split('\n').findIndex((line) => line.includes('"Um: dois')) + 1;
		const message = 'Há aspas que abrem nesta linha e não fecham nela.';
		expect(readText(broken)).toEqual({ kind: 'unreadable', line: opened, message });
		expect(readText('Texto sem campos.')).toMatchObject({ kind: 'unreadable', line: 1 });
		expect(() => applyChange(broken, { type: 'set', path: ['name'], value: 'x' })).toThrow();
	});
});

it.each(['olá', '- olá', '"olá"', '[title]'])('a head that holds no fields cannot be read: %s', (head) => {
	expect(readText(`---\n${head}\n---\n\nTexto.\n`)).toMatchObject({ kind: 'unreadable', line: 1 });
});
