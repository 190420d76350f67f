import type { FieldHelper } from './helper';

/** Where the author lets tips float over their fields, one goes when its control is entered or it is clicked (CONTRACT 7). */
export const floatingTips: FieldHelper = (form, signal) => {
	const hide = ({ target }: Event) => {
		if (!(target instanceof Element) || !target.closest('.use-floating-validation-tip')) return;
		const about = target.closest('.wpcf7-not-valid-tip, .wpcf7-form-control');
		const tip = about?.closest('.wpcf7-form-control-wrap')?.querySelector<HTMLElement>('.wpcf7-not-valid-tip');
		// A style of the element and not `hidden`, which a style sheet for tips would overrule.
		if (tip) tip.style.display = 'none';
	};
	for (const name of ['focusin', 'click']) form.addEventListener(name, hide, { signal });
	const show = (event: Event) => {
		if (!(event instanceof CustomEvent) || event.detail?.prevStatus !== 'validating') return;
		for (const tip of form.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')) tip.style.display = '';
	};
	// What is still wrong after a check says so again.
	form.addEventListener('wpcf7statuschanged', show, { signal });
};
