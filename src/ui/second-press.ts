/** Two presses so close to each other are a pair: one double click, or one finger that trembles. In milliseconds and in CSS pixels. */
export const pairMs = 400;
const pairPx = 24;

/**
 * The second press of a pair does nothing to what has come under the pointer since the first: a plate, a sheet, a menu. On the control
 * that was pressed first it counts as ever. Keyboards, switches and screen readers press without a pointer and are never held up.
 */
export function ignoreSecondPresses(page: Document): void {
	let first: MouseEvent | undefined;
	let firstControl: Element | undefined;
	/** The button that is down began the second press, which may end when the pair would be over. */
	let isSecondDown = false;

	function pressed(event: MouseEvent): void {
		const { detail, target, type } = event;
		if (!detail || !(target instanceof Element)) return;
		const control = controlOf(target);
		const isSecond =
			(type === 'click' && isSecondDown) || (first !== undefined && control !== firstControl && isPair(first, event));
		isSecondDown = isSecond && type === 'mousedown';
		if (isSecond) {
			// Of a button that has just gone down: neither the focus nor a selection follows it.
			event.preventDefault();
			event.stopImmediatePropagation();
		} else if (type === 'click') {
			first = event;
			firstControl = control;
		}
	}

	page.addEventListener('mousedown', pressed, true);
	page.addEventListener('click', pressed, true);
}

function isPair(first: MouseEvent, second: MouseEvent): boolean {
	return (
		second.timeStamp - first.timeStamp < pairMs &&
		Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < pairPx
	);
}

/** What a press on an element is a press on: its icon may have changed since. To a label's control Firefox passes the press on as one of a pointer. */
function controlOf(element: Element): Element {
	const hit = element.closest('a, button, label, input, select, textarea, summary') ?? element;
	return (hit instanceof HTMLLabelElement && hit.control) || hit;
}
