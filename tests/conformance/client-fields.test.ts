// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { counters, type FieldHelper, urlFields } from '../../src/cf7/field-helpers';
import { PluginForms } from '../../src/cf7/plugin-forms';
import { parseSchema } from '../../src/cf7/schema';
import { formIn, pageOfForm } from './client/recorded-page';
import { recordedJson } from './client/recording';

async function open(formId: string, schemaName: string, helpers: FieldHelper[]): Promise<HTMLFormElement> {
	document.body.innerHTML = pageOfForm(formId);
	const form = formIn(document);
	new PluginForms({}, () => {}).mountForm(form.parentElement!, form, {
		send: () => new Promise(() => {}),
		refill: async () => ({ kind: 'refill', received: [] }),
		schema: async () => parseSchema(recordedJson(schemaName).response.body),
		helpers,
	});
	form.dispatchEvent(new Event('focusin'));
	await import('../../src/cf7/rules');
	await new Promise((done) => setTimeout(done, 5));
	return form;
}

describe('an address typed into its field', () => {
	let field: HTMLInputElement;
	const { rows }: { rows: [typed: string, value: string, validity: string][] } = recordedJson('client-url-normalise');

	beforeEach(async () => {
		const form = await open('5', 'a-schema', [urlFields]);
		field = form.querySelector<HTMLInputElement>('[name="your-site"]')!;
	});

	it.each(rows)('%j becomes %j when the field is left, and is %s', (typed, value, validity) => {
		field.value = typed;
		field.dispatchEvent(new Event('change', { bubbles: true }));
		expect(field.value).toBe(value);
		expect(field.classList.contains('wpcf7-not-valid') ? 'invalid' : 'ok').toBe(validity);
	});
});

describe('the counters of a text', () => {
	let form: HTMLFormElement;
	const { rows }: { rows: [action: string, counters: string[]][] } = recordedJson('client-counters');
	const shown = () =>
		[...form.querySelectorAll<HTMLElement>('.wpcf7-character-count')].map(
			(each) => `${each.className}|${each.dataset.currentValue}|${each.textContent}`,
		);
	/** What the plugin saw only with the next key (docs/decisions/0009). */
	const unseen: Record<string, string[]> = {
		'"xyz12" via input': ['wpcf7-character-count up|5|5', 'wpcf7-character-count down|15|15'],
		'"xyz12" via change': ['wpcf7-character-count up|5|5', 'wpcf7-character-count down|15|15'],
		'insertText (no keyup)': ['wpcf7-character-count up|11|11', 'wpcf7-character-count down|9|9'],
	};
	/** The text and the event of an action of the table. */
	const actionOf = (action: string): { text: string; event: string } => {
		const [, text = '""', event = 'keyup'] = /^(".*") via (\w+)$/.exec(action) ?? [];
		if (action.startsWith('typed ')) return { text: action.slice('typed '.length), event: 'keyup' };
		if (action.startsWith('insertText')) return { text: 'onze letras', event: 'input' };
		if (action === 'after a key') return { text: 'onze letras', event: 'keyup' };
		return action.startsWith('typing past') ? { text: 'x'.repeat(20), event } : { text: JSON.parse(text), event };
	};

	beforeEach(async () => {
		form = await open('7', 'b-schema', [counters]);
	});

	it.each(rows)('stand as recorded after %s', (action, recorded) => {
		const area = form.querySelector('textarea')!;
		const { text, event } = actionOf(action);
		area.value = text;
		area.dispatchEvent(new Event(event, { bubbles: true }));
		expect(shown()).toEqual(unseen[action] ?? recorded);
	});
});
