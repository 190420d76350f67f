import type { FormView } from './form-view';
import { pointerGate } from './pointer';
import type { Schema } from './schema';

/** Sees to it that changes of a form's fields are checked. */
export type ChangeWatch = {
	changed(target: Element): void;
	/** What has changed so far need not be checked any more: the form was sent, or emptied. */
	forget(): void;
};

/**
 * Checks changes by the schema once that has come, and never while the pointer is down. The code for it is fetched when a
 * visitor first enters the form: before, nobody needs it.
 */
export function watchChanges(view: FormView, schema: Promise<Schema | undefined>, signal: AbortSignal): ChangeWatch {
	const afterPointer = pointerGate(view.form.ownerDocument, signal);
	let check: ((target: Element) => void) | undefined;
	let preparing = false;
	/** What changed and was not checked, in this order: the pointer is down, or schema and code are not there yet. */
	const unchecked = new Set<Element>();

	view.form.addEventListener('focusin', prepare, { signal });

	/** Without the code a change goes unchecked, and the next one asks for it again. */
	function prepare(): void {
		if (preparing) return;
		preparing = true;
		prepareCheck().catch(() => {
			preparing = false;
		});
	}

	async function prepareCheck(): Promise<void> {
		const rules = await schema;
		if (!rules) return;
		const { validateChange } = await import('./change');
		check = (target) => validateChange(view, target, rules);
		checkWhenAllowed();
	}

	function changed(target: Element): void {
		unchecked.add(target);
		prepare();
		checkWhenAllowed();
	}

	function checkWhenAllowed(): void {
		afterPointer(() => {
			if (!check || signal.aborted) return;
			for (const target of unchecked) {
				unchecked.delete(target);
				check(target);
			}
		});
	}

	return {
		changed,
		forget() {
			unchecked.clear();
		},
	};
}
