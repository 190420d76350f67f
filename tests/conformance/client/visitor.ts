import { chooseFiles } from './as-in-browsers';
import { formIn } from './recorded-page';
import type { After, Step } from './recording';

/** What a recording says that the visitor did: nothing but load the page, send, empty, or change a field. */
export function actionOf({ timeline, after }: { timeline: readonly Step[]; after: After }) {
	const presses = timeline.filter(({ event }) => event === 'wpcf7beforesubmit').length;
	const reset = timeline.find(({ event }) => event === 'wpcf7reset');
	if (presses > 0) {
		return { kind: 'send', presses, fields: timeline.find(({ fields }) => fields)!.fields! } as const;
	}
	if (timeline.some(({ request }) => request?.endsWith('/schema'))) return { kind: 'load' } as const;
	if (reset) {
		const inputs = reset.detail!.inputs as { name: string; value: string }[];
		return { kind: 'empty', fields: inputs.map(({ name, value }) => [name, value] as const) } as const;
	}
	return { kind: 'change', values: after.values } as const;
}

/** Fills the form as these fields say, and leaves each field, which validates it. */
export function fill(page: Document, fields: readonly (readonly [string, string])[], after: After): void {
	const wanted = new Map(fields);
	for (const control of formIn(page).querySelectorAll<HTMLInputElement>('input, textarea, select')) {
		if (control.name.startsWith('_') || ['submit', 'hidden'].includes(control.type)) continue;
		const value = wanted.get(control.name);
		if (['checkbox', 'radio'].includes(control.type)) setChecked(control, value === control.value);
		else if (control.type === 'file') chooseFile(control, value);
		else if (value !== undefined) type(control, value, after);
	}
}

/** Changes the field that has another value now than the recorded one. */
export function changeTo(page: Document, values: After['values']): void {
	for (const control of formIn(page).querySelectorAll<HTMLInputElement>('input, textarea, select')) {
		const value = values[control.name];
		if (typeof value !== 'string' || value === control.value) continue;
		control.value = value;
		leave(control);
	}
}

function type(control: HTMLInputElement, value: string, { dataStatus, values }: After): void {
	// A value that a sent form still has was one of the page's own.
	if (dataStatus === 'sent' && values[control.name] === value) control.setAttribute('value', value);
	if (control.value === value) return;
	control.value = value;
	leave(control);
}

function setChecked(control: HTMLInputElement, checked: boolean): void {
	if (control.checked === checked) return;
	control.checked = checked;
	leave(control);
}

/** `File:a.txt:4` */
function chooseFile(control: HTMLInputElement, value: string | undefined): void {
	const [, name, size] = value?.split(':') ?? [];
	chooseFiles(control, name ? [new File(['x'.repeat(Number(size))], name)] : []);
	leave(control);
}

function leave(control: HTMLInputElement): void {
	control.dispatchEvent(new Event('input', { bubbles: true }));
	control.dispatchEvent(new Event('change', { bubbles: true }));
}
