import { expect, it } from 'vitest';
import { parseMessage } from './parse-message';
import { unreadableRecords, writtenRecords } from './testing/records';

it.each(writtenRecords)('a record of an earlier build is still read: since $since', ({ record, message }) => {
	expect(parseMessage({ ...record }, 9)).toEqual(message);
});

it.each(unreadableRecords)(
	'a record that cannot be read is a refused message with its text: one $what',
	({ record, entries }) => {
		const message = parseMessage({ ...record }, 9);
		expect(message.entries).toEqual(entries);
		expect(message).toMatchObject({ state: 'refused', answer: { status: 'unreadable' } });
	},
);

it('a record that cannot be read is as old as it says, and otherwise as of now: it must not be deleted as too old', () => {
	expect(parseMessage({ id: 'a', createdAt: 3 }, 9).createdAt).toBe(3);
	expect(parseMessage({ id: 'a' }, 9).createdAt).toBe(9);
});

it('a record that cannot be read stays so when it is written back', () => {
	const message = parseMessage({ id: 'a', text: 'Olá' }, 9);
	expect(parseMessage({ ...message }, 10)).toEqual(message);
});
