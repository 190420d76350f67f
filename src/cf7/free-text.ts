import { afterReset, type FieldHelper } from './helper';

/**
 * The text beside the last option of a group can be written in while that option is chosen, and has the focus when it has
 * just been (CONTRACT 9). The plugin looks at changes only, so there a reset leaves the text open.
 */
export const freeText: FieldHelper = (form, signal) => {
	const refresh = (chosen?: EventTarget | null) => {
		for (const item of form.querySelectorAll('.has-free-text')) refreshItem(item, chosen);
	};
	refresh();
	form.addEventListener('change', ({ target }) => refresh(target), { signal });
	afterReset(form, signal, () => refresh());
};

function refreshItem(item: Element, chosen: EventTarget | null | undefined): void {
	const option = item.querySelector<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])');
	const text = item.querySelector<HTMLInputElement>('input.wpcf7-free-text');
	if (!option || !text) return;
	text.disabled = !option.checked;
	if (option.checked && option === chosen) text.focus();
}
