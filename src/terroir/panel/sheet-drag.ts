/** CSS pixels a finger may move before a press becomes a drag. */
const slop = 6;

type SheetParts<Stop extends string> = {
	/** Where the drag begins: handle and tabs. */
	grip: HTMLElement;
	sheet: HTMLElement;
	/** The element whose `data-sheet` gives the sheet its height, and whose `--sheet` does while it is dragged. */
	page: HTMLElement;
	/** From the lowest. */
	stops: readonly Stop[];
	onStop: (stop: Stop) => void;
};

/** Lets the sheet follow the finger, and come to rest at one of its stops. @returns the way to leave it alone again */
export function followDrags<Stop extends string>({ grip, sheet, page, stops, onStop }: SheetParts<Stop>): () => void {
	const listening = new AbortController();
	const { signal } = listening;
	let drag:
		| {
				pointerId: number;
				heights: StopHeight<Stop>[];
				height: number;
				from: number;
				moved: boolean;
				last: Moment;
				before: Moment;
		  }
		| undefined;

	function begin(event: PointerEvent): void {
		if (!event.isPrimary || event.button !== 0) return;
		const moment = { y: event.clientY, at: event.timeStamp };
		drag = {
			pointerId: event.pointerId,
			heights: [],
			height: sheet.offsetHeight,
			from: event.clientY,
			moved: false,
			last: moment,
			before: moment,
		};
	}

	function move(event: PointerEvent): void {
		if (drag?.pointerId !== event.pointerId) return;
		if (!drag.moved) {
			if (Math.abs(event.clientY - drag.from) < slop) return;
			drag.moved = true;
			page.dataset.dragging = '';
			drag.heights = measureStops(page, sheet, stops);
		}
		drag.before = drag.last;
		drag.last = { y: event.clientY, at: event.timeStamp };
		const lowest = drag.heights[0]?.height ?? 0;
		const height = drag.height + drag.from - event.clientY;
		page.style.setProperty('--sheet', `${Math.min(Math.max(height, lowest), drag.heights.at(-1)?.height ?? height)}px`);
	}

	function end(event: PointerEvent): void {
		if (drag?.pointerId !== event.pointerId) return;
		const ended = drag;
		drag = undefined;
		if (!ended.moved) return;
		const height = sheet.offsetHeight;
		delete page.dataset.dragging;
		page.style.removeProperty('--sheet');
		const speed = event.type === 'pointerup' ? speedOf(ended.before, ended.last, event.timeStamp) : 0;
		onStop(stopOnRelease(height, speed, ended.heights));
		// The click that a drag ends with is no press.
		addEventListener('click', swallow, { capture: true, once: true, signal });
		setTimeout(() => removeEventListener('click', swallow, { capture: true }));
	}

	grip.addEventListener('pointerdown', begin, { signal });
	// With text selected, the browser would drag that, and cancel the pointer.
	addEventListener('dragstart', (event) => drag && event.preventDefault(), { signal });
	// A mouse leaves the grip at once.
	addEventListener('pointermove', move, { signal });
	addEventListener('pointerup', end, { signal });
	addEventListener('pointercancel', end, { signal });
	return () => listening.abort();
}

type Moment = { y: number; at: number };

/** Milliseconds of rest after which a release is no flick. */
const rest = 80;

/** Upwards positive, in CSS pixels a millisecond; nothing when the finger has rested before it let go. */
function speedOf(before: Moment, last: Moment, now: number): number {
	return now - last.at > rest || last.at === before.at ? 0 : (before.y - last.y) / (last.at - before.at);
}

/** The heights that the style sheet gives the stops in this window. */
function measureStops<Stop extends string>(
	page: HTMLElement,
	sheet: HTMLElement,
	stops: readonly Stop[],
): StopHeight<Stop>[] {
	const { sheet: current } = page.dataset;
	const heights = stops.map((stop) => {
		page.dataset.sheet = stop;
		return { stop, height: sheet.offsetHeight };
	});
	page.dataset.sheet = current;
	return heights;
}

function swallow(event: Event): void {
	event.preventDefault();
	event.stopPropagation();
}

/** How high the sheet stands at a stop, in CSS pixels. */
type StopHeight<Stop> = { stop: Stop; height: number };

/** CSS pixels a millisecond from which a release is a flick. */
const flick = 0.5;

/**
 * The stop a sheet comes to rest at when the finger lets go: the nearest, or after a flick the next one in its direction.
 * @param height of the sheet when let go @param speed CSS pixels a millisecond, upwards positive @param stops from the lowest, at least one
 */
export function stopOnRelease<Stop>(height: number, speed: number, stops: readonly StopHeight<Stop>[]): Stop {
	const ahead =
		speed >= flick
			? stops.find((each) => each.height > height)
			: speed <= -flick
				? stops.findLast((each) => each.height < height)
				: undefined;
	if (ahead) return ahead.stop;
	const distance = (each: { height: number }) => Math.abs(each.height - height);
	return stops.reduce((best, each) => (distance(each) < distance(best) ? each : best)).stop;
}
