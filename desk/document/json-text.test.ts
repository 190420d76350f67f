import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkOthers } from '../server/other-kinds';
import type { FieldValue, Path } from './content-text';
import { applyJsonChange, readJson } from './json-text';

const settings = readFileSync(new URL('../../site-settings.json', import.meta.url), 'utf8');

function leavesOf(value: FieldValue, path: Path = []): { path: Path; value: string }[] {
	if (typeof value === 'string') return [{ path, value }];
	return Object.entries(value).flatMap(([step, item]) => leavesOf(item, [...path, step]));
}

function fieldsOf(text: string): { [name: string]: FieldValue } {
	const reading = readJson(text);
	if (reading.kind === 'unreadable') throw new Error(reading.message);
	return reading.fields;
}

describe('the settings', () => {
	it('keep every byte when each of them is set to what it is', () => {
		let saved = settings;
		for (const { path, value } of leavesOf(fieldsOf(settings)))
			saved = applyJsonChange(saved, { type: 'set', path, value });
		expect(saved).toBe(settings);
	});

	it('change in one place, a number to a number', () => {
		const after = applyJsonChange(settings, { type: 'set', path: ['contactForm', 'pt', 'id'], value: '6' });
		expect(after).toBe(settings.replace('"id": 5', '"id": 6'));
	});

	it('take every number as the build reads it', () => {
		const after = applyJsonChange(settings, { type: 'set', path: ['messages'], value: { keepMonths: '18' } });
		expect(checkOthers(new Map([['site-settings.json', after]]))).toEqual([]);
		expect(JSON.parse(after).messages).toEqual({ keepMonths: 18 });
	});

	it('keep what is typed where a number is expected, for the check to refuse it', () => {
		const after = applyJsonChange(settings, { type: 'set', path: ['contactForm', 'pt', 'id'], value: '6a' });
		expect(after).toBe(settings.replace('"id": 5', '"id": "6a"'));
	});

	it('take a group that was not there, with yes and no as JSON has them, and give it up again', () => {
		const begun = applyJsonChange(settings, { type: 'set', path: ['hsts'], value: {} });
		const after = applyJsonChange(begun, { type: 'flag', path: ['hsts', 'preload'], on: true });
		expect(JSON.parse(after)).toEqual({ ...JSON.parse(settings), hsts: { preload: true } });
		expect(fieldsOf(after).hsts).toEqual({ preload: 'true' });
		expect(applyJsonChange(after, { type: 'remove', path: ['hsts'] })).toBe(settings);
	});

	it('take a list that was not there, in an order', () => {
		const add = (text: string, value: string, index: number) =>
			applyJsonChange(text, { type: 'insert', path: ['languages'], index, value });
		const begun = add(add(settings, 'pt', 0), 'en', 0);
		expect(fieldsOf(begun).languages).toEqual(['en', 'pt']);
		const moved = applyJsonChange(begun, { type: 'move', path: ['languages'], from: 0, to: 1 });
		expect(fieldsOf(moved).languages).toEqual(['pt', 'en']);
		const shorter = applyJsonChange(moved, { type: 'remove', path: ['languages', 0] });
		expect(fieldsOf(shorter).languages).toEqual(['en']);
		expect(applyJsonChange(shorter, { type: 'remove', path: ['languages'] })).toBe(settings);
	});

	it('have numbers where they need them, in a form that is begun too, and once one was emptied', () => {
		const form = fieldsOf(settings).contactForm ?? '';
		const set = (text: string, path: Path, value: FieldValue) => applyJsonChange(text, { type: 'set', path, value });
		const each = set(settings, ['contactForm'], { pt: form, en: form });
		const { contactForm } = JSON.parse(settings);
		expect(JSON.parse(each).contactForm).toEqual({ pt: contactForm, en: contactForm });
		const path = ['contactForm', 'en', 'id'];
		expect(JSON.parse(set(set(each, path, ''), path, '7')).contactForm.en.id).toBe(7);
		expect(JSON.parse(set(each, ['contactForm'], form))).toEqual(JSON.parse(settings));
	});

	it('that cannot be read say so, with the line', () => {
		expect(readJson('{\n\t"origin": \n}')).toEqual({
			kind: 'unreadable',
			line: 3,
			message: 'O ficheiro não é JSON que se possa ler.',
		});
	});
});
