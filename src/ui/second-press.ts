/** Two presses so close to each other are a pair: one double click, or one finger that trembles. In milliseconds and in CSS pixels. */
export const pairMs = 400;
const pairPx = 24;

type Press = { control: Element; at: number; x: number; y: number };

/**
 * The second press of a pair does nothing to what has come under the pointer since the first: a plate, a sheet, a menu. On the control
 * that was pressed first it counts as ever. Keyboards, switches and screen readers press without a pointer and are never held up.
 */
export function ignoreSecondPresses(page: Document): void {
	let first: Press | undefined;

	function isOfAnother({ detail, target, timeStamp, clientX, clientY }: MouseEvent): boolean {
		return (
			first !== undefined &&
			detail > 0 &&
			timeStamp - first.at < pairMs &&
			Math.hypot(clientX - first.x, clientY - first.y) < pairPx &&
			target instanceof Element &&
			controlOf(target) !== first.control
		);
	}

	// It would take the focus and choose a word.
	page.addEventListener('mousedown', (event) => isOfAnother(event) && event.preventDefault(), { capture: true });
	page.addEventListener(
		'click',
		(event) => {
			const { detail, target, timeStamp, clientX, clientY } = event;
			if (isOfAnother(event)) {
				event.preventDefault();
				event.stopImmediatePropagation();
			} else if (detail > 0 && target instanceof Element) {
				first = { control: controlOf(target), at: timeStamp, x: clientX, y: clientY };
			}
		},
		{ capture: true },
	);
}

/** What a press on an element is a press on: its icon may have changed since. To a label's control Firefox passes the press on as one of a pointer. */
function controlOf(element: Element): Element {
	const hit = element.closest('a, button, label, input, select, textarea, summary') ?? element;
	return (hit instanceof HTMLLabelElement && hit.control) || hit;
}
