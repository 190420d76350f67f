import { expect, it } from 'vitest';
import { recordedOwnerForm } from '../../tests/conformance/owner-form';
import { fieldsOf } from './owner-fields';

const fields = new Map(fieldsOf(recordedOwnerForm()).map((field) => [field.name, field]));

it.each([
	['in a label', 'ks-text', 'Texto', 'text'],
	['in a label, without its options', 'ks-select', 'Escolha', 'select'],
	['with the words of the consent', 'ks-acc', 'Aceito.', 'acceptance'],
	['with its question', 'ks-quiz', 'Capital de Portugal?', 'quiz'],
	['for a file', 'ks-file', 'Ficheiro', 'file'],
	['that nothing names', 'ks-check', 'ks-check', 'checkbox'],
])('a field %s is called by what a visitor reads', (_what, name, label, kind) => {
	expect(fields.get(name)).toEqual({ name, label, kind });
});

it('a group is called by what stands before it', () => {
	const wrap = { element: 'span', attributes: { class: 'wpcf7-form-control-wrap', 'data-name': 'g' }, children: [] };
	const legend = { element: 'legend', attributes: {}, children: ['Que vinhos?'] };
	const markup = [{ element: 'fieldset', attributes: {}, children: [legend, '\n', wrap] }];
	expect(fieldsOf({ markup })).toEqual([{ name: 'g', label: 'Que vinhos?', kind: '' }]);
});
