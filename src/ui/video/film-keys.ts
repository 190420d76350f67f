/** What a key asks of the film. Times are in seconds. */
type FilmRequest = { type: 'toggle' } | { type: 'seek'; to: number } | { type: 'full-screen' };

type Press = { readonly key: string; readonly time: number; readonly length: number };

const stepSeconds = 1;
const leapSeconds = 5;

const keys: Readonly<Record<string, (press: Press) => FilmRequest>> = {
	' ': () => ({ type: 'toggle' }),
	k: () => ({ type: 'toggle' }),
	f: () => ({ type: 'full-screen' }),
	ArrowLeft: (press) => seekBy(-stepSeconds, press),
	ArrowRight: (press) => seekBy(stepSeconds, press),
	ArrowDown: (press) => seekBy(-stepSeconds, press),
	ArrowUp: (press) => seekBy(stepSeconds, press),
	PageDown: (press) => seekBy(-leapSeconds, press),
	PageUp: (press) => seekBy(leapSeconds, press),
	Home: () => ({ type: 'seek', to: 0 }),
	End: ({ length }) => ({ type: 'seek', to: length }),
};

/** Up, down and paging scroll the page, unless the focus is on the scale; the space bar presses the button that has it. */
const onScaleOnly = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

/** What a key asks for, nothing where it is the page's or the browser's. */
export function requestOf(press: Press & { readonly onScale: boolean }): FilmRequest | undefined {
	if (!press.onScale && onScaleOnly.has(press.key)) return undefined;
	return keys[press.key.length === 1 ? press.key.toLowerCase() : press.key]?.(press);
}

function seekBy(seconds: number, { time, length }: Press): FilmRequest {
	return { type: 'seek', to: Math.min(Math.max(time + seconds, 0), length) };
}
