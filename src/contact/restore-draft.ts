import { loadDraft } from './draft';
import { fillIn, untouchedFields } from './typed-values';

/**
 * Puts the draft that was kept back into the form. What was typed before this code was there is newer, and stays.
 * @returns the refused message that the draft corrects, if any
 */
export function restoreDraft(form: HTMLFormElement): string | undefined {
	const draft = loadDraft();
	if (!draft) return undefined;
	const untouched = untouchedFields(form);
	fillIn(form, Object.fromEntries(Object.entries(draft.values).filter(([name]) => untouched.has(name))));
	return draft.corrects;
}
