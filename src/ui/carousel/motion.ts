import EmblaCarousel from 'embla-carousel';
import { prefersReducedMotion } from '../reduced-motion';
import { playByItself } from './autoplay';
import { nativeIndex, placeAtSlide } from './native-track';
import { type Extent, lastPosition, pageAway } from './positions';

/** How a carousel moves once it is more than a track to scroll. */
type MotionSettings = {
	loop: boolean;
	/** The wheel moves it (docs/product.md 8). */
	wheel: boolean;
	/** It moves by itself. */
	autoplay: boolean;
	/** Read at every move: the window may have another width by then. */
	extent: () => Extent;
	/** Told of the first slide in view whenever it is another. */
	onIndex: (index: number) => void;
	/** Told when it begins and ceases to move by itself. */
	onPlaying: (playing: boolean) => void;
};

export type Motion = {
	goTo: (index: number) => void;
	/** Ends or takes up the moving by itself, as the visitor asks. */
	setStopped: (stopped: boolean) => void;
	end: () => void;
};

/** Of the library, in its own unit: about the 700 ms of a slide (docs/design.md 2.4). */
const duration = 34;

/**
 * Takes a track over from the browser's scrolling, at the same slide: drag, wheel and autoplay. Fetched when the carousel comes
 * near the view; without it the track still scrolls.
 */
export function startMotion(carousel: HTMLElement, viewport: HTMLElement, settings: MotionSettings): Motion {
	const { loop, onIndex, extent } = settings;
	const startIndex = nativeIndex(viewport);
	viewport.setAttribute('data-driven', '');
	viewport.scrollLeft = 0;
	const embla = EmblaCarousel(viewport, {
		align: 'start',
		containScroll: 'trimSnaps',
		loop,
		startIndex,
		duration,
		// Slides out of view cannot have the focus; among those in view it moves nothing.
		watchFocus: false,
	});
	const index = () => embla.selectedScrollSnap();
	const report = () => onIndex(index());
	embla.on('select', report).on('reInit', report);
	report();

	function goTo(target: number) {
		embla.scrollTo(target, prefersReducedMotion());
	}

	const leaveWheel = settings.wheel
		? driveByWheel(viewport, {
				ends: () => ({ start: !loop && index() === 0, end: !loop && index() >= lastPosition(extent()) }),
				move: (direction) => goTo(pageAway(index(), direction, extent())),
			})
		: () => {};
	// After the last slide it begins again.
	const next = () => goTo(!loop && index() >= lastPosition(extent()) ? 0 : pageAway(index(), 1, extent()));
	const autoplay = settings.autoplay ? playByItself(carousel, next, settings.onPlaying) : null;

	return {
		goTo,
		setStopped: (stopped) => autoplay?.setStopped(stopped),
		end() {
			const last = index();
			leaveWheel();
			autoplay?.end();
			embla.destroy();
			viewport.removeAttribute('data-driven');
			placeAtSlide(viewport, last);
		},
	};
}

type WheelTarget = { ends: () => { start: boolean; end: boolean }; move: (direction: 1 | -1) => void };

/** Lets the wheel over an element move a carousel. Returns how to end it. */
function driveByWheel(element: HTMLElement, { ends, move }: WheelTarget): () => void {
	let lastMove = Number.NEGATIVE_INFINITY;
	function handle(event: WheelEvent) {
		const answer = answerWheel(event, lastMove, ends());
		if (answer.kind === 'pass') return;
		event.preventDefault();
		if (answer.kind === 'hold') return;
		lastMove = event.timeStamp;
		move(answer.direction);
	}
	element.addEventListener('wheel', handle, { passive: false });
	return () => element.removeEventListener('wheel', handle);
}

/** Time between two moves by the wheel, in milliseconds (docs/product.md 8). */
const wheelLockMs = 700;
/** A turn of less than this many pixels is none (docs/product.md 8). */
const leastDelta = 2;
/** A line of a wheel that counts lines, in pixels. */
const line = 16;

/** What the wheel asks: `pass` is left to the page, `hold` is swallowed while a move is under way. */
type WheelAnswer = { kind: 'pass' } | { kind: 'hold' } | { kind: 'move'; direction: 1 | -1 };

export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>;

/**
 * What a turn of the wheel does over a carousel that it drives. At an end the page scrolls on.
 * @param lastMove time of the last move by the wheel, on the clock of the events
 */
export function answerWheel(turn: WheelTurn, lastMove: number, ends: { start: boolean; end: boolean }): WheelAnswer {
	if (turn.ctrlKey) return { kind: 'pass' };
	if (turn.timeStamp - lastMove < wheelLockMs) return { kind: 'hold' };
	const longer = Math.abs(turn.deltaX) > Math.abs(turn.deltaY) ? turn.deltaX : turn.deltaY;
	const delta = turn.deltaMode === 0 ? longer : longer * line;
	if (Math.abs(delta) < leastDelta) return { kind: 'pass' };
	if (delta > 0 ? ends.end : ends.start) return { kind: 'pass' };
	return { kind: 'move', direction: delta > 0 ? 1 : -1 };
}
