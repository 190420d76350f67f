import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { readText } from './content-text';
import { bodyForEditing, bodyFromEditing } from './file-text';

describe('the text below the fields', () => {
	it.each([...readContentFiles()])('of %s comes back byte for byte when it was not edited', (_file, text) => {
		const reading = readText(text);
		if (reading.kind === 'unreadable' || bodyForEditing(reading.body) === '') return;
		expect(bodyFromEditing(bodyForEditing(reading.body), reading.body)).toBe(reading.body);
	});

	it('keeps the ends of lines of a file from Windows', () => {
		const body = '\r\nUm.\r\n\r\nDois.\r\n';
		expect(bodyForEditing(body)).toBe('Um.\n\nDois.');
		expect(bodyFromEditing('Um.\n\nTrês.', body)).toBe('\r\nUm.\r\n\r\nTrês.\r\n');
	});

	it('begins below an empty line where there was none', () => {
		expect(bodyFromEditing('Um.', '')).toBe('\nUm.\n');
	});

	/** What the field shows after each of these was typed in it. */
	const shownAfter = (body: string, ...typed: readonly ((shown: string) => string)[]) =>
		bodyForEditing(typed.reduce((now, type) => bodyFromEditing(type(bodyForEditing(now)), now), body));

	it.each(['\nUm.\n', '\r\nUm.\r\n', '\nUm.', 'Um.', '\n\nUm.\n\n\n', '\n', ''])(
		'takes another paragraph at its end and at its start, where it was %j',
		(body) => {
			const before = bodyForEditing(body);
			const enter = (shown: string) => `${shown}\n`;
			const enterAbove = (shown: string) => `\n${shown}`;
			expect(shownAfter(body, enter)).toBe(`${before}\n`);
			expect(
				shownAfter(
					body,
					enter,
					enter,
					(shown) => `${shown}D`,
					(shown) => `${shown}ois`,
				),
			).toBe(`${before}\n\nDois`);
			expect(shownAfter(body, enterAbove, enterAbove, (shown) => `Zero${shown}`)).toBe(`Zero\n\n${before}`);
		},
	);

	it('keeps no empty lines but those that were typed', () => {
		const enter = bodyFromEditing('Um.\n', '\nUm.\n');
		expect(bodyFromEditing('Um.', enter)).toBe('\nUm.\n');
	});
});
