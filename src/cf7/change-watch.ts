import type { FormView } from './form-view';
import type { Schema } from './schema';

/**
 * Runs a task at once, or, while a press is under way, after it has ended and its click has landed. Marks that come off
 * while the visitor presses what stands beneath them would move it away under the pointer (docs/contact-form-7.md 7).
 */
function pointerGate(target: Document, signal: AbortSignal): (task: () => void) => void {
	let down = false;
	const waiting: (() => void)[] = [];
	const press = ({ button }: MouseEvent) => {
		if (button === 0) down = true;
	};
	const release = () => {
		down = false;
		setTimeout(() => {
			if (!down) for (const task of waiting.splice(0)) task();
		});
	};
	// A tap takes the focus from a field by the mouse's events, which follow when the finger has already left.
	for (const start of ['pointerdown', 'mousedown'] as const)
		target.addEventListener(start, press, { signal, capture: true });
	for (const end of ['pointerup', 'pointercancel', 'mouseup'])
		target.addEventListener(end, release, { signal, capture: true });
	return (task) => {
		if (down) waiting.push(task);
		else task();
	};
}

/** Sees to it that changes of a form's fields are checked. */
export type ChangeWatch = {
	changed(target: Element): void;
	/** What has changed so far need not be checked any more: the form was sent, or emptied. */
	forget(): void;
};

/**
 * Checks changes by the schema once that has come, and never while the pointer is down. The code for it is fetched when a
 * visitor first enters the form: before, it is not needed.
 * @param checkWithoutRules what is done about a changed control while schema or code cannot be had; once they are there it is checked by them as well
 */
export function watchChanges(
	view: FormView,
	schema: Promise<Schema | undefined>,
	signal: AbortSignal,
	checkWithoutRules?: (view: FormView, control: Element) => void,
): ChangeWatch {
	const afterPointer = pointerGate(view.form.ownerDocument, signal);
	let check: ((target: Element) => void) | undefined;
	let preparing = false;
	let lacksRules = false;
	/** What changed and was not checked, in this order: the pointer is down, or schema and code are not there yet. */
	const unchecked = new Set<Element>();

	view.form.addEventListener('focusin', prepare, { signal });

	/** Where the code does not come, the next change asks for it again. */
	function prepare(): void {
		if (preparing) return;
		preparing = true;
		prepareCheck().catch(() => {
			preparing = false;
			doWithoutRules();
		});
	}

	async function prepareCheck(): Promise<void> {
		const rules = await schema;
		if (!rules) {
			doWithoutRules();
			return;
		}
		const { validateChange } = await import('./rules');
		check = (target) => validateChange(view, target, rules);
		checkWhenAllowed();
	}

	function doWithoutRules(): void {
		lacksRules = true;
		checkWhenAllowed();
	}

	function changed(target: Element): void {
		unchecked.add(target);
		prepare();
		checkWhenAllowed();
	}

	function checkWhenAllowed(): void {
		afterPointer(() => {
			if (signal.aborted) return;
			for (const target of unchecked) {
				if (check) {
					unchecked.delete(target);
					check(target);
				} else if (lacksRules) checkWithoutRules?.(view, target);
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
