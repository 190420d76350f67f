import { contactForm } from '../../server/wordpress/contact-form';
import type { FormDefinition, FormField } from '../../server/wordpress/form-definition';

/** The forms of the recordings as their author wrote them, by their number. Form A is the site's own. */
export const recordedForms: ReadonlyMap<number, FormDefinition> = new Map([
	[5, contactForm],
	[7, formB()],
	[
		9,
		formOf(
			[
				{ type: 'text', name: 'your-name', required: true },
				{ type: 'acceptance', name: 'accept-terms' },
				{ type: 'acceptance', name: 'not-robot', inverted: true },
				{ type: 'acceptance', name: 'news', optional: true },
			],
			{ settings: { acceptanceAsValidation: true } },
		),
	],
	[11, formOf([{ type: 'text', name: 'your-name', required: true }], { settings: { demoMode: true } })],
	[13, formOf([{ type: 'text', name: 'your-name', required: true }], { settings: { skipMail: true } })],
	[15, formOf([{ type: 'text', name: 'your-name', required: true }], { settings: { subscribersOnly: true } })],
	[17, formG()],
	[
		19,
		formOf([
			{ type: 'text', name: 'your-name', required: true },
			{ type: 'file', name: 'cv', required: true, accept: ['.txt', '.pdf'], maxBytes: 1000 },
			{ type: 'acceptance', name: 'ok' },
		]),
	],
	[
		21,
		formOf([
			{ type: 'text', name: 'your-name', required: true },
			{ type: 'acceptance', name: 'accept-terms' },
			{ type: 'acceptance', name: 'not-robot', inverted: true },
			{ type: 'acceptance', name: 'news', optional: true },
		]),
	],
	[
		23,
		formOf([
			{ type: 'text', name: 'your-name', required: true },
			{ type: 'checkbox', name: 'topic', options: ['Um', 'Dois'], exclusive: true },
		]),
	],
]);

function formOf(fields: readonly FormField[], more: Partial<FormDefinition> = {}): FormDefinition {
	return { ...contactForm, fields, ...more };
}

/** Every field type. */
function formB(): FormDefinition {
	return formOf([
		{ type: 'text', name: 'ks-text', id: 'ks-text', required: true, minLength: 3, maxLength: 10 },
		{ type: 'email', name: 'ks-email', id: 'ks-email', required: true },
		{ type: 'url', name: 'ks-url' },
		{ type: 'tel', name: 'ks-tel' },
		{ type: 'number', name: 'ks-number', min: '-5', max: '10' },
		{ type: 'range', name: 'ks-range', min: '0', max: '50' },
		{ type: 'date', name: 'ks-date', min: '2024-01-10', max: '2024-12-31' },
		{ type: 'textarea', name: 'ks-area', minLength: 5, maxLength: 20 },
		{
			type: 'select',
			name: 'ks-select',
			required: true,
			options: [{ shown: 'Vendas', hidden: 'vendas@quatrovistas.example' }, 'Adega & Lagar'],
		},
		{ type: 'select', name: 'ks-multi', options: ['Tinto', 'Branco', 'Rosé'] },
		{ type: 'checkbox', name: 'ks-check', options: ['Um', 'Dois', 'Três'] },
		{ type: 'checkbox', name: 'ks-excl', required: true, options: ['Sim', 'Não'], exclusive: true },
		{ type: 'checkbox', name: 'ks-cfree', options: ['Azeite', 'Outro'], freeText: true },
		{ type: 'radio', name: 'ks-rfree', options: ['Tinto', 'Branco', 'Outro'], freeText: true },
		{ type: 'radio', name: 'ks-radio', options: ['Manhã', 'Tarde'] },
		{ type: 'acceptance', name: 'ks-acc' },
		{ type: 'acceptance', name: 'ks-inv', inverted: true },
		{ type: 'acceptance', name: 'ks-opt', optional: true },
		{ type: 'hidden', name: 'ks-hidden' },
		{ type: 'file', name: 'ks-file', accept: ['.txt', '.pdf', 'image/png'], maxBytes: 20_480 },
		{ type: 'quiz', name: 'ks-quiz', questions: [{ question: 'Capital de Portugal?', answer: 'Lisboa' }] },
	]);
}

/** The rules that only a plugin of the site adds. */
function formG(): FormDefinition {
	const fields: readonly FormField[] = [
		{ type: 'text', name: 'g-date' },
		{ type: 'text', name: 'g-time' },
		{ type: 'checkbox', name: 'g-items', options: ['a', 'b', 'c', 'd'] },
		{ type: 'number', name: 'g-step' },
		{ type: 'text', name: 'g-any' },
		{ type: 'text', name: 'g-all' },
		{ type: 'file', name: 'g-file', accept: ['.txt'], maxBytes: 100 },
		{ type: 'date', name: 'g-d2' },
		{ type: 'textarea', name: 'g-len', minLength: 2, maxLength: 4 },
	];
	return formOf(fields, {
		furtherRules: [
			{ rule: 'dayofweek', field: 'g-date', accept: ['1', '2', '3', '4', '5'], error: 'weekday only' },
			{ rule: 'time', field: 'g-time', error: 'bad time' },
			{ rule: 'minitems', field: 'g-items', threshold: '2', error: 'at least two' },
			{ rule: 'maxitems', field: 'g-items', threshold: '3', error: 'at most three' },
			{ rule: 'stepnumber', field: 'g-step', base: '0.5', interval: 0.25, error: 'off step' },
			{
				rule: 'any',
				field: 'g-any',
				error: 'neither mail nor phone',
				rules: [
					{ rule: 'email', field: 'g-any' },
					{ rule: 'tel', field: 'g-any' },
				],
			},
			{
				rule: 'all',
				field: 'g-all',
				error: 'all failed',
				rules: [
					{ rule: 'required', field: 'g-all', error: 'inner required' },
					{ rule: 'number', field: 'g-all' },
				],
			},
			{ rule: 'minfilesize', field: 'g-file', threshold: '10', error: 'file too small' },
		],
	});
}
