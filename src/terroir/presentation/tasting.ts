/** Milliseconds without input after which the controls step back from the picture (docs/design.md 5). */
export const HIDE_CONTROLS_MS = 4_000;
/** Milliseconds without input after which the screen is taken to be idle, and waits at the start for the next tasting. */
export const RETURN_MS = 3 * 60_000;

export type Tasting =
	/** The order of the tasting, and the button that begins it. */
	| { kind: 'start' }
	| {
			kind: 'step';
			/** From 0. */
			step: number;
			contours: boolean;
			/** What the map shows: the step's parcel from near, or those of all steps. */
			view: 'parcel' | 'all';
			controls: 'shown' | 'hidden';
	  };

export type TastingEvent =
	| { type: 'started' }
	| { type: 'step-chosen'; step: number }
	| { type: 'next' }
	| { type: 'previous' }
	| { type: 'contours-toggled' }
	| { type: 'view-toggled' }
	/** Someone is there: a pointer moved, a key was pressed. */
	| { type: 'input' }
	| { type: 'quiet' }
	| { type: 'idle' };

/** The tasting after an event. It neither begins nor ends by itself, but by standing still for `RETURN_MS`. @param count of steps */
export function reduceTasting(count: number, tasting: Tasting, event: TastingEvent): Tasting {
	if (event.type === 'started') return goTo(count, tasting, 0);
	if (event.type === 'step-chosen') return goTo(count, tasting, event.step);
	if (tasting.kind === 'start') return event.type === 'next' ? goTo(count, tasting, 0) : tasting;
	switch (event.type) {
		case 'next':
			return goTo(count, tasting, tasting.step + 1);
		case 'previous':
			return goTo(count, tasting, tasting.step - 1);
		case 'contours-toggled':
			return { ...tasting, contours: !tasting.contours, controls: 'shown' };
		case 'view-toggled':
			return { ...tasting, view: tasting.view === 'all' ? 'parcel' : 'all', controls: 'shown' };
		case 'input':
			return tasting.controls === 'shown' ? tasting : { ...tasting, controls: 'shown' };
		case 'quiet':
			return { ...tasting, controls: 'hidden' };
		case 'idle':
			return { kind: 'start' };
	}
}

/** Beyond the ends nothing happens, but the controls show that it is the end. */
function goTo(count: number, tasting: Tasting, step: number): Tasting {
	const contours = tasting.kind === 'start' || tasting.contours;
	if (step >= 0 && step < count) return { kind: 'step', step, contours, view: 'parcel', controls: 'shown' };
	return tasting.kind === 'start' ? tasting : { ...tasting, controls: 'shown' };
}

const events: Readonly<Record<string, TastingEvent>> = {
	ArrowRight: { type: 'next' },
	ArrowLeft: { type: 'previous' },
	PageDown: { type: 'next' },
	PageUp: { type: 'previous' },
	c: { type: 'contours-toggled' },
	r: { type: 'view-toggled' },
};

type KeyPress = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/**
 * What a key means in a tasting; page keys are those of a presenter's remote. `undefined` leaves it to the browser.
 * @param hasLetters whether letters mean something: who speaks to the device types some with every word
 */
export function tastingKey({ key, altKey, ctrlKey, metaKey }: KeyPress, hasLetters: boolean): TastingEvent | undefined {
	if (altKey || ctrlKey || metaKey || (key.length === 1 && !hasLetters)) return undefined;
	return events[key.length === 1 ? key.toLowerCase() : key];
}
