import type { FieldHelper } from './helper';

/** Of the boxes of an exclusive group one may be ticked: a tick takes those of the same name off (CONTRACT 9). */
export const exclusiveBoxes: FieldHelper = (form, signal) => {
	form.addEventListener(
		'change',
		({ target }) => {
			if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
			if (!target.closest('.wpcf7-exclusive-checkbox')) return;
			for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
				if (box !== target && box.name === target.name) box.checked = false;
			}
		},
		{ signal },
	);
};
