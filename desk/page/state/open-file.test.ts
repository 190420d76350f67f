import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../document/content-text';
import { afterEvent, type FileEvent, isTyped, type OpenFile } from './open-file';

const text = '---\nname: Abade\nline: Cinco parcelas.\nparcels:\n  - abade-roriz\n---\n\nTexto.\n';
const opened: OpenFile = {
	path: 'src/content/wines/abade.md',
	text,
	stored: { text, sha256: 'a' },
	past: [],
	future: [],
};

const play = (file: OpenFile, ...events: FileEvent[]) => events.reduce(afterEvent, file);
const type = (value: string, at = 0, field = 'name'): FileEvent => ({
	type: 'changed',
	change: { type: 'set', path: [field], value },
	at,
});
const undone: FileEvent = { type: 'undone' };
const redone: FileEvent = { type: 'redone' };

describe('an open file', () => {
	it('undoes in one step what was typed in one go', () => {
		const typed = play(opened, type('Abade A', 0), type('Abade Al', 300), type('Abade Alto', 900));
		expect(typed.text).toContain('name: Abade Alto');
		expect(play(typed, undone).text).toBe(text);
		expect(play(typed, undone, redone).text).toBe(typed.text);
	});

	it('undoes step by step what was typed after a pause or in another field', () => {
		const typed = play(opened, type('A', 0), type('B', 5_000), type('C', 5_100, 'line'));
		expect(play(typed, undone).text).toContain('name: B\nline: Cinco');
		expect(play(typed, undone, undone).text).toContain('name: A\n');
		expect(play(typed, undone, undone, undone).text).toBe(text);
	});

	it('that is stored has what the desk added to what was typed, and not to what was typed since', () => {
		const typed = play(opened, type('Abade Alto'));
		const added = typed.text.replace('---\n', '---\nsource: 1\n');
		const stored = { type: 'stored', text: added, sha256: 'b', from: typed.text } as const;
		expect(isTyped(play(typed, stored))).toBe(false);
		expect(play(typed, stored, undone).text).toBe(text);
		const since = play(typed, type('Abade Velho', 5_000), stored);
		expect(since.text).toContain('name: Abade Velho');
		expect(isTyped(since)).toBe(true);
	});

	it('has nothing to redo once something else is typed', () => {
		const typed = play(opened, type('A'), undone, type('B', 5_000));
		expect(play(typed, redone)).toEqual(typed);
	});

	it('is no longer typed in when all is undone', () => {
		expect(isTyped(play(opened, type('A')))).toBe(true);
		expect(isTyped(play(opened, type('A'), undone))).toBe(false);
		expect(isTyped({ ...opened, stored: undefined })).toBe(true);
	});

	it('comes back to where it was, whatever was typed, when all of it is undone', () => {
		const changes: fc.Arbitrary<Change> = fc.oneof(
			fc.record({
				type: fc.constant('set' as const),
				path: fc.constantFrom(['name'], ['line'], ['parcels', 0]),
				value: fc.string(),
			}),
			fc.record({ type: fc.constant('body' as const), text: fc.string() }),
			fc.record({
				type: fc.constant('insert' as const),
				path: fc.constant(['parcels']),
				index: fc.constant(0),
				value: fc.string(),
			}),
		);
		fc.assert(
			fc.property(fc.array(fc.tuple(changes, fc.nat(9_000))), (steps) => {
				const events = steps.map(([change, at]): FileEvent => ({ type: 'changed', change, at }));
				const typed = play(opened, ...events);
				const back = play(typed, ...typed.past.map(() => undone));
				expect(back.text).toBe(text);
				expect(play(back, ...back.future.map(() => redone)).text).toBe(typed.text);
			}),
		);
	});

	it('stays as it is at a change that its fields cannot take', () => {
		const broken = { ...opened, text: text.replace('Abade', '"Abade') };
		expect(play(broken, type('X'))).toBe(broken);
	});
});

it('a file that another program has stored is that text, and the former one can be had back', () => {
	const other = text.replace('Abade', 'De outro');
	const renewed = play(opened, { type: 'renewed', text: other, sha256: 'b' });
	expect(renewed).toMatchObject({ text: other, stored: { sha256: 'b' } });
	expect(isTyped(renewed)).toBe(false);
	expect(play(renewed, undone).text).toBe(text);
});

describe('two texts of one file', () => {
	const other = text.replace('Abade', 'De outro');
	const mine = play(opened, type('Meu'), {
		type: 'disagreed',
		conflict: { where: 'disk', text: other, sha256: 'b' },
	});

	it('go on from the disk when mine is kept, and the other can be had back', () => {
		const kept = play(mine, { type: 'kept-mine' });
		expect(kept).toMatchObject({ text: mine.text, stored: { text: other, sha256: 'b' }, conflict: undefined });
		expect(play(kept, undone).text).toBe(other);
	});

	it('are one when the other is taken, and mine can be had back', () => {
		const took = play(mine, { type: 'took-other' });
		expect(isTyped(took)).toBe(false);
		expect(play(took, undone).text).toBe(mine.text);
	});

	it('keep mine as a new file when the other was deleted', () => {
		const kept = play(opened, type('Meu'), { type: 'disagreed', conflict: { where: 'disk' } }, { type: 'kept-mine' });
		expect(kept).toMatchObject({ stored: undefined });
		expect(isTyped(kept)).toBe(true);
	});

	it('of two windows go on from what the other one typed', () => {
		const conflict = { where: 'window', text: other, sha256: 'w' } as const;
		const kept = play(opened, type('Meu'), { type: 'disagreed', conflict }, { type: 'kept-mine' });
		expect(kept).toMatchObject({ known: 'w', stored: { sha256: 'a' } });
	});
});
