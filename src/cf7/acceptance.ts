import { afterReset, type FieldHelper } from './helper';

/**
 * Keeps the submit buttons disabled while a required acceptance is off, or an inverted one on (CONTRACT 9).
 * A form without one, or with acceptance as validation, is left alone.
 */
export const acceptance: FieldHelper = (form, signal) => {
	const refresh = () => refreshAcceptance(form);
	refresh();
	form.addEventListener('change', refresh, { signal });
	afterReset(form, signal, refresh);
};

function refreshAcceptance(form: HTMLFormElement): void {
	const acceptances = [...form.querySelectorAll('.wpcf7-acceptance')];
	if (acceptances.length === 0 || form.classList.contains('wpcf7-acceptance-as-validation')) return;
	const missing = acceptances.some((acceptance) => {
		const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]');
		if (!box || acceptance.classList.contains('optional')) return false;
		return acceptance.classList.contains('invert') ? box.checked : !box.checked;
	});
	for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) button.disabled = missing;
}
