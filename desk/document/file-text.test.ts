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
});
