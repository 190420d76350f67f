import { type After, recordedText, type Step } from './recording';
import { written } from './scripted-server';

const eventNames = 'beforesubmit statuschanged invalid unaccepted spam aborted mailsent mailfailed submit reset'
	.split(' ')
	.map((name) => `wpcf7${name}`);

/** Form C as the plugin renders it; its page was not kept. Acceptance as validation, with an inverted and an optional one. */
const formC = `<div class="wpcf7 no-js" id="wpcf7-f9-p10-o1" lang="pt-PT" dir="ltr" data-wpcf7-id="9">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>
<form action="/c/#wpcf7-f9-p10-o1" method="post" class="wpcf7-form init wpcf7-acceptance-as-validation" novalidate="novalidate" data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="9" /><input type="hidden" name="_wpcf7_version" value="6.1.6" /><input type="hidden" name="_wpcf7_locale" value="pt_PT" /><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p10-o1" /><input type="hidden" name="_wpcf7_container_post" value="10" /><input type="hidden" name="_wpcf7_posted_data_hash" value="" /></fieldset>
<p><span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" aria-invalid="false" value="" type="text" name="your-name" /></span>
${[
	['accept-terms', ''],
	['not-robot', ' invert'],
	['news', ' optional'],
]
	.map(
		([name, kind]) =>
			`<span class="wpcf7-form-control-wrap" data-name="${name}"><span class="wpcf7-form-control wpcf7-acceptance${kind}"><span class="wpcf7-list-item"><label><input type="checkbox" name="${name}" value="1" aria-invalid="false" /></label></span></span></span>`,
	)
	.join('')}
<input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Enviar" /></p><div class="wpcf7-response-output" aria-hidden="true"></div>
</form></div>`;

/** The page of a form of the recordings, by the number of the form. */
export function pageOfForm(id: string): string {
	if (id === '9') return formC;
	return recordedText(id === '7' ? 'form-b.html' : 'form-a.html');
}

export function formIn(page: Document): HTMLFormElement {
	return page.querySelector<HTMLFormElement>('.wpcf7 > form')!;
}

/** Writes down what happens on the page, as the recordings do. */
export function observe(page: Document, write: (step: Step) => void): void {
	for (const name of eventNames) {
		page.addEventListener(name, (event) => {
			const { detail, bubbles, cancelable } = event as CustomEvent;
			write({
				event: name,
				bubbles,
				cancelable,
				formDataStatusAttr: formIn(page).dataset.status!,
				responseOutputText: page.querySelector('.wpcf7-response-output')?.textContent ?? '',
				detail: writtenDetail(detail),
			});
		});
	}
	for (const name of ['submit', 'reset']) {
		page.addEventListener(name, ({ defaultPrevented }) => write({ domEvent: name, defaultPrevented }));
	}
}

function writtenDetail({ formData, inputs, ...rest }: Record<string, unknown>): NonNullable<Step['detail']> {
	const detail = { ...rest } as NonNullable<Step['detail']>;
	if (Array.isArray(inputs)) {
		detail.inputs = inputs.map(({ name, value }) => ({ name, value: written(value, false) }));
	}
	if (formData instanceof FormData) detail.formData = `FormData:${[...formData.keys()]}`;
	return JSON.parse(JSON.stringify(detail));
}

/** The page in the words of a recording's `after`. Whether a style sheet shows the answer is a matter for a browser. */
export function found(page: Document): Omit<After, 'responseOutput'> & { responseOutput: object[] } {
	const form = formIn(page);
	const one = (selector: string) => page.querySelector<HTMLElement>(selector)!;
	return {
		wrapperClass: one('.wpcf7').className,
		formClass: form.className,
		dataStatus: form.dataset.status!,
		responseOutput: [...page.querySelectorAll('.wpcf7-response-output')].map((output) => ({
			text: output.textContent,
			html: output.innerHTML,
			ariaHidden: output.getAttribute('aria-hidden'),
		})),
		screenReaderStatus: one('.screen-reader-response [role="status"]').textContent ?? '',
		screenReaderList: one('.screen-reader-response ul').innerHTML,
		invalid: [...page.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].flatMap(invalidField),
		submitButtons: [...page.querySelectorAll<HTMLInputElement>('.wpcf7-submit')].map((button) => ({
			disabled: button.disabled,
			nextSibling: button.nextElementSibling?.outerHTML ?? '',
		})),
		counters: [...page.querySelectorAll<HTMLElement>('.wpcf7-character-count')].map((counter) => ({
			cls: counter.className,
			cur: counter.dataset.currentValue!,
			text: counter.textContent ?? '',
		})),
		postedDataHashField: form.querySelector<HTMLInputElement>('[name="_wpcf7_posted_data_hash"]')!.value,
		values: valuesIn(form),
	};
}

function invalidField(wrap: HTMLElement): object[] {
	const control = wrap.querySelector<HTMLInputElement>('.wpcf7-form-control');
	if (!control?.classList.contains('wpcf7-not-valid')) return [];
	return [
		{
			name: wrap.dataset.name,
			tip: [...wrap.querySelectorAll('.wpcf7-not-valid-tip')].map(({ outerHTML }) => outerHTML),
			controlClass: control.className,
			describedby: control.getAttribute('aria-describedby'),
			ariaInvalid: [...wrap.querySelectorAll('[aria-invalid]')].map(
				(each) => `${each.tagName}:${each.getAttribute('aria-invalid')}`,
			),
			...(control.validationMessage && { validationMessage: control.validationMessage }),
		},
	];
}

function valuesIn(form: HTMLFormElement): Record<string, string | boolean> {
	const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
		({ name, type, classList }) => type !== 'submit' && !name.startsWith('_') && !classList.contains('wpcf7-free-text'),
	);
	return Object.fromEntries(
		controls.map((control) =>
			['checkbox', 'radio'].includes(control.type)
				? [`${control.name}=${control.value}`, control.checked]
				: [control.name, shownValue(control)],
		),
	);
}

function shownValue(control: HTMLInputElement | HTMLSelectElement): string {
	if (control instanceof HTMLSelectElement) return [...control.options].find((option) => option.selected)?.value ?? '';
	return control.type === 'file' && control.files?.[0] ? `C:\\fakepath\\${control.files[0].name}` : control.value;
}
