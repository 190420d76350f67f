// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { withoutTabStops } from '../../tests/conformance/client/expectation';
import { parseFeedbackAnswer } from './answer';
import { acceptance, counters, urlFields } from './field-helpers';
import type { FormViewState } from './form-view';
import type { MountedForm } from './mount';
import { PluginForms } from './plugin-forms';
import { parseSchema } from './schema';
import type { SendResult } from './submission';

const recorded = (name: string) => readFileSync(`tests/conformance/recorded/${name}`, 'utf8');
const recording = (name: string) => JSON.parse(recorded(`${name}.json`));
const schema = parseSchema(recording('a-schema').response.body);

type Step = {
	event?: string;
	formDataStatusAttr?: string | undefined;
	responseOutputText?: string;
	detail?: { status: string };
};

const forms = new PluginForms({}, () => {});
let wrapper: HTMLElement;
let form: HTMLFormElement;
let taken: MountedForm;
let states: FormViewState[];
let events: Step[];
let sent: FormData[];
let answer: (result: SendResult) => void;

const answered = (name: string): SendResult => {
	const steps: { event?: string; detail?: { apiResponse?: unknown } }[] = recording(name).timeline;
	const body = steps.find(({ event }) => event === 'wpcf7submit')?.detail?.apiResponse;
	return { kind: 'answered', answer: parseFeedbackAnswer(body)! };
};
const settled = () => new Promise((done) => setTimeout(done));
/** Sends the form, and lets the server answer so. */
const submit = (result: SendResult) => {
	form.requestSubmit();
	answer(result);
	return settled();
};
const element = (selector: string) => wrapper.querySelector<HTMLElement>(selector)!;
const input = (name: string) => element(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, value: string) => {
	input(name).value = value;
	input(name).dispatchEvent(new Event('input', { bubbles: true }));
	input(name).dispatchEvent(new Event('change', { bubbles: true }));
};
const accept = () => {
	input('accept-terms').checked = true;
	input('accept-terms').dispatchEvent(new Event('change', { bubbles: true }));
};
const eventNames = [
	'wpcf7beforesubmit',
	'wpcf7statuschanged',
	'wpcf7invalid',
	'wpcf7unaccepted',
	'wpcf7spam',
	'wpcf7aborted',
	'wpcf7mailsent',
	'wpcf7mailfailed',
	'wpcf7submit',
	'wpcf7reset',
];

// Fetched when the form is first entered; here it is at hand at once.
beforeAll(() => import('./rules').then(() => {}));

beforeEach(async () => {
	document.body.innerHTML = recorded('form-a.html');
	wrapper = document.querySelector<HTMLElement>('.wpcf7')!;
	form = wrapper.querySelector('form')!;
	states = [];
	events = [];
	sent = [];
	taken = forms.mountForm(wrapper, form, {
		send: (formData) => {
			sent.push(formData);
			return new Promise((done) => {
				answer = done;
			});
		},
		refill: () => Promise.resolve({ kind: 'refill', received: [] }),
		schema: () => Promise.resolve(schema),
		onState: (state) => states.push(state),
		helpers: [urlFields, acceptance, counters],
	});
	form.dispatchEvent(new Event('focusin'));
	await settled();
	for (const name of eventNames) {
		form.addEventListener(name, (event) => {
			const { status } = (event as CustomEvent<{ status: string }>).detail;
			const text = element('.wpcf7-response-output').textContent ?? '';
			events.push({
				event: name,
				formDataStatusAttr: form.dataset.status,
				detail: { status },
				responseOutputText: text,
			});
		});
	}
});

it('a mounted form is marked on its wrapper, and no longer after it is released', () => {
	expect(wrapper.className).toBe('wpcf7 js');
	taken.release();
	expect(wrapper.className).toBe('wpcf7 no-js');
	expect(wrapper.querySelector('.wpcf7-spinner')).toBeNull();
});

it('a mounted form has a spinner after its button, which is disabled until the terms are accepted', () => {
	const button = form.querySelector<HTMLInputElement>('.wpcf7-submit')!;
	expect(button.nextElementSibling?.className).toBe('wpcf7-spinner');
	expect(button.disabled).toBe(true);
	accept();
	expect(button.disabled).toBe(false);
});

it('a mounted form counts the characters left', () => {
	type('your-message', 'Olá  ');
	expect(element('.wpcf7-character-count').textContent).toBe('1997');
	expect(element('.wpcf7-character-count').dataset.currentValue).toBe('1997');
});

it('a mounted form completes an address typed without a scheme', () => {
	type('your-site', 'example.com');
	expect(input('your-site').value).toBe('http://example.com');
});

it('a mounted form keeps the errors and status that the server’s page came with', () => {
	taken.release();
	document.body.innerHTML = recorded('form-a.html').replace(
		'name="your-name" /></span>',
		'name="your-name" /><span class="wpcf7-not-valid-tip" aria-hidden="true">Preencha este campo.</span></span>',
	);
	wrapper = document.querySelector<HTMLElement>('.wpcf7')!;
	form = wrapper.querySelector('form')!;
	const services = {
		send: async () => answered('client-submit-spam'),
		refill: async () => ({ kind: 'failed', code: 'fetch_error', verdict: 'waiting' }) as const,
		schema: async () => undefined,
	};
	forms.mountForm(wrapper, form, { ...services, helpers: [], onState: () => {} });
	form.requestSubmit();
	expect(wrapper.querySelector('.wpcf7-not-valid-tip')).toBeNull();
});

it.each([
	'client-submit-invalid',
	'client-submit-unaccepted',
	'client-submit-spam',
	'client-submit-aborted',
	'client-submit-mail-failed',
	'client-submit-own-status',
	'client-submit-payment-required',
	'client-submit-sent',
])('the events of a submission come in the measured order, with the measured state: %s', async (name) => {
	const before: string = recording(name).timeline[0].formDataStatusAttr;
	taken.show(before, '');
	taken.show(before, '');
	events.length = 0;
	await submit(answered(name));
	const steps: Step[] = recording(name).timeline;
	const expected = steps
		.filter(({ event }) => event)
		.map(({ event, formDataStatusAttr, detail, responseOutputText }) => ({
			event,
			formDataStatusAttr,
			detail: { status: detail?.status },
			responseOutputText,
		}));
	expect(events).toEqual(expected);
});

it('the events of a submission share one detail, whose form data is what is sent', async () => {
	const details: unknown[] = [];
	form.addEventListener('wpcf7beforesubmit', (event) => {
		const { detail } = event as CustomEvent<{ formData: FormData }>;
		details.push(detail);
		detail.formData.append('added', 'by a script');
	});
	form.addEventListener('wpcf7submit', (event) => details.push((event as CustomEvent<unknown>).detail));
	await submit(answered('client-submit-sent'));
	expect(details[0]).toBe(details[1]);
	expect(sent[0]?.get('added')).toBe('by a script');
	expect(details[0]).toMatchObject({
		contactFormId: 5,
		pluginVersion: '6.1.6',
		contactFormLocale: 'pt_PT',
		unitTag: 'wpcf7-f5-p6-o1',
		containerPostId: 6,
		inputs: [
			{ name: 'your-name', value: '' },
			{ name: 'your-email', value: '' },
			{ name: 'your-phone', value: '' },
			{ name: 'your-site', value: '' },
			{ name: 'your-subject', value: 'Visitas e provas' },
			{ name: 'your-message', value: '' },
		],
		apiResponse: { status: 'mail_sent' },
	});
});

const recordedAfter = (name: string) => recording(name).after;

it('after an answer the invalid fields say so, beside them and in the list for screen readers', async () => {
	await submit(answered('client-submit-invalid'));
	const expected = recordedAfter('client-submit-invalid');
	expect(element('.screen-reader-response ul').innerHTML).toBe(withoutTabStops(expected.screenReaderList));
	expect(element('.screen-reader-response [role="status"]').textContent).toBe(expected.screenReaderStatus);
	expect(element('.wpcf7-response-output').textContent).toBe(expected.responseOutput[0].text);
	expect(form.className).toBe(expected.formClass);
	for (const { name, tip, controlClass, describedby } of expected.invalid) {
		const wrap = element(`[data-name="${name}"]`);
		expect([...wrap.querySelectorAll('.wpcf7-not-valid-tip')].map((each) => each.outerHTML)).toEqual(tip);
		expect(wrap.querySelector('.wpcf7-form-control')?.className).toBe(controlClass);
		expect(input(name).getAttribute('aria-describedby')).toBe(describedby);
		expect(input(name).getAttribute('aria-invalid')).toBe('true');
		expect(input(name).validationMessage).toBe('Preencha este campo.');
	}
	expect(states.at(-1)?.errors.map(({ field }) => field)).toEqual(['your-name', 'your-email', 'your-message']);
});

it('a corrected field is no longer marked, the others still are', async () => {
	await submit(answered('client-submit-invalid'));
	events.length = 0;
	type('your-name', 'Ana Sousa');
	expect(element('.screen-reader-response ul').innerHTML).toBe(
		withoutTabStops(recordedAfter('client-change-after-invalid').screenReaderList),
	);
	expect(events.map(({ detail }) => detail?.status)).toEqual(['validating', 'invalid']);
	expect(input('your-name').getAttribute('aria-invalid')).toBe('false');
	expect(input('your-name').validationMessage).toBe('');
});

it('a change marks the fields before it, and leaves those after it alone', () => {
	type('your-email', 'ana@');
	expect(states.at(-1)?.errors).toEqual([
		{ field: 'your-name', message: 'Preencha este campo.' },
		{ field: 'your-email', message: 'Escreva um endereço de email válido.' },
	]);
});

it('error marks stay while the pointer is down, so that nothing moves under it', async () => {
	document.dispatchEvent(new MouseEvent('pointerdown'));
	type('your-email', 'ana@');
	expect(states.at(-1)?.errors ?? []).toEqual([]);
	document.dispatchEvent(new Event('pointerup'));
	await settled();
	expect(states.at(-1)?.errors).toHaveLength(2);
});

it('a sent form is emptied, shows the server’s message, and carries the hash', async () => {
	type('your-name', 'Ana Sousa');
	accept();
	await submit(answered('client-submit-sent'));
	const expected = recordedAfter('client-submit-sent');
	expect(form.dataset.status).toBe('sent');
	expect(input('your-name').value).toBe('');
	expect(input('_wpcf7_posted_data_hash').value).toBe(expected.postedDataHashField);
	expect(element('.wpcf7-response-output').textContent).toBe(expected.responseOutput[0].text);
	expect(form.querySelector<HTMLInputElement>('.wpcf7-submit')?.disabled).toBe(true);
});

it('a form that cannot be sent leaves submitting and says why, and only its status has changed', async () => {
	await submit({ kind: 'failed', code: 'fetch_error', message: 'É provável que esteja sem ligação.' });
	expect(form.className).toBe('wpcf7-form custom-fetch-error');
	expect(element('.wpcf7-response-output').textContent).toBe('É provável que esteja sem ligação.');
	expect(events.map(({ event, detail }) => `${event} ${detail?.status}`)).toEqual([
		'wpcf7beforesubmit init',
		'wpcf7statuschanged submitting',
		'wpcf7statuschanged custom-fetch-error',
	]);
});

it('a form that could not be sent can be sent again', async () => {
	await submit({ kind: 'failed', code: 'http_error', message: '' });
	form.requestSubmit();
	expect(sent).toHaveLength(2);
});

it('a form is sent once however often it is pressed', () => {
	form.requestSubmit();
	form.requestSubmit();
	expect(sent).toHaveLength(1);
});

it.each([
	['submitting', 'custom-submitting'],
	['resetting', 'custom-resetting'],
	['init', 'custom-init'],
	['', 'custom-'],
	['one two three', 'custom-one-two-three'],
])(
	'an answer with the status “%s” ends the submission, shows its message and fires its event',
	async (status, name) => {
		await submit({ kind: 'answered', answer: parseFeedbackAnswer({ status, message: 'Até já.' })! });
		expect(form.className).toBe(`wpcf7-form ${name}`);
		expect(element('.wpcf7-response-output').textContent).toBe('Até já.');
		expect(events.at(-1)).toMatchObject({ event: 'wpcf7submit', detail: { status } });
		form.requestSubmit();
		expect(sent).toHaveLength(2);
	},
);

it('a reset ends in init, with the old values in its detail', async () => {
	type('your-name', 'Ana');
	events.length = 0;
	const details: { inputs: { name: string; value: string }[] }[] = [];
	form.addEventListener('wpcf7reset', (event) => details.push((event as CustomEvent).detail));
	// By the standard the event comes before the controls change; happy-dom's form.reset() has it after.
	form.dispatchEvent(new Event('reset'));
	await settled();
	expect(events.map(({ event, detail }) => `${event} ${detail?.status}`)).toEqual([
		'wpcf7statuschanged resetting',
		'wpcf7statuschanged init',
		'wpcf7reset init',
	]);
	expect(details[0]?.inputs[0]).toEqual({ name: 'your-name', value: 'Ana' });
});

it('a reset leaves resetting also where the refill fails', async () => {
	taken.release();
	forms.mountForm(wrapper, form, {
		send: async () => answered('client-fault-refill-network'),
		refill: async () => ({ kind: 'failed', code: 'fetch_error', verdict: 'waiting' }),
		schema: async () => undefined,
		onState: (state) => states.push(state),
		helpers: [],
	});
	form.requestSubmit();
	await settled();
	expect(states.at(-1)).toMatchObject({ status: 'sent', message: 'Obrigado! A sua mensagem foi enviada.' });
});

it('a form that is reset before its answer goes on being sent, and ends with the answer', async () => {
	form.requestSubmit();
	form.dispatchEvent(new Event('reset'));
	expect(form.dataset.status).toBe('resetting');
	await settled();
	expect(form.dataset.status).toBe('submitting');
	answer(answered('client-submit-spam'));
	await settled();
	expect(form.dataset.status).toBe('spam');
});

it('a field that changes before the answer is validated, and the form goes on being sent', () => {
	form.requestSubmit();
	events.length = 0;
	type('your-email', 'ana@');
	expect(events.map(({ detail }) => detail?.status)).toEqual(['validating', 'submitting']);
});

it('a change from before the press, with the pointer still down, does not overrule the answer', async () => {
	document.dispatchEvent(new MouseEvent('pointerdown'));
	type('your-email', 'ana@');
	form.requestSubmit();
	events.length = 0;
	document.dispatchEvent(new Event('pointerup'));
	await settled();
	expect(events).toEqual([]);
});

it('a part of the form that is inert in a status is so as long as the form is in it', async () => {
	const part = document.createElement('p');
	part.className = 'inert-on-submitting';
	form.append(part);
	form.requestSubmit();
	expect([part.hasAttribute('inert'), part.className]).toEqual([true, 'inert-on-submitting active-on-any']);
	answer(answered('client-submit-spam'));
	await settled();
	expect([part.hasAttribute('inert'), part.className]).toEqual([false, 'inert-on-submitting']);
});

it('an error keeps the description that the author gave the field', async () => {
	const field = input('your-name');
	field.setAttribute('aria-describedby', 'hint');
	type('your-email', 'ana@');
	expect(field.getAttribute('aria-describedby')).toBe('hint wpcf7-f5-p6-o1-ve-your-name');
	type('your-name', 'Ana');
	expect(field.getAttribute('aria-describedby')).toBe('hint');
});

it('error marks are not changed by a check that finds the same', () => {
	type('your-email', 'ana@');
	const tip = wrapper.querySelector('.wpcf7-not-valid-tip');
	type('your-email', 'rui@');
	expect(wrapper.querySelector('.wpcf7-not-valid-tip')).toBe(tip);
	expect(wrapper.querySelectorAll('.screen-reader-response li')).toHaveLength(2);
});

it('error marks never turn a message into markup', async () => {
	const received = {
		status: 'validation_failed',
		message: '<b>x</b>',
		invalid_fields: [{ field: 'your-name', message: '<img src=x onerror=alert(1)>' }],
	};
	await submit({ kind: 'answered', answer: parseFeedbackAnswer(received)! });
	expect(wrapper.querySelector('img, b')).toBeNull();
	expect(element('.screen-reader-response li a').textContent).toBe('<img src=x onerror=alert(1)>');
});

it('the name of the pressed button is sent last', () => {
	const button = document.createElement('button');
	button.name = 'how';
	button.value = 'quick';
	form.prepend(button);
	form.requestSubmit(button);
	expect([...sent[0]!].at(-1)).toEqual(['how', 'quick']);
});
