import { expect, it } from 'vitest';
import { recordedOwnerForm } from '../../tests/conformance/owner-form';
import { mainWords } from '../main-words';
import { maxTextBytes } from '../messages/form-body';
import { schemaOf } from './form-schema';
import { definitionOf, largestBodyOf } from './owner-form';

const definition = definitionOf(recordedOwnerForm(), mainWords.formAnswers);
const fieldOf = (name: string) => definition.fields.find((field) => field.name === name);

it('a form of the owner’s has all its fields, with what the stand-in has to know of them', () => {
	expect(definition.fields.length).toBe(21);
	expect(fieldOf('ks-inv')).toEqual({ type: 'acceptance', name: 'ks-inv', inverted: true });
	expect(fieldOf('ks-opt')).toEqual({ type: 'acceptance', name: 'ks-opt', optional: true });
	expect(fieldOf('ks-file')).toMatchObject({ type: 'file', accept: ['.txt', '.pdf', 'image/png'], maxBytes: 20_480 });
	expect(fieldOf('ks-hidden')).toEqual({ type: 'hidden', name: 'ks-hidden' });
});

it('its rules are those that came with it', () => {
	const { rules } = schemaOf(definition, 'pt_PT');
	expect(rules).toContainEqual({
		rule: 'maxitems',
		field: 'ks-excl',
		threshold: 1,
		error: 'Há demasiadas opções marcadas.',
	});
});

it.each([
	['20480', 20_480],
	[1_000, 1_000],
	['muito', 0],
	[undefined, 0],
	[-5, 0],
	[1e12, 64 * 1024 * 1024],
])('a limit of %s for a file leaves a message %s bytes for files', (threshold, files) => {
	const rules = [{ rule: 'maxfilesize', field: 'ks-file', ...(threshold !== undefined && { threshold }) }];
	const form = { ...recordedOwnerForm(), schema: { version: 'x', locale: 'pt_PT', rules } };
	expect(largestBodyOf(form)).toBe(maxTextBytes + files);
});
