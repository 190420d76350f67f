/** Why a carousel does not move by itself. */
type AutoplayPause =
	/** The visitor pressed the button. */
	| 'stopped'
	| 'hover'
	| 'focus'
	/** For good: a carousel does not move by itself under a finger (docs/design.md 2.4). */
	| 'touch'
	/** The tab is in the background. */
	| 'hidden'
	/** The carousel is not on the screen. */
	| 'away'
	| 'reduced-motion';

/** It moves by itself while there is none. */
export type AutoplayPauses = ReadonlySet<AutoplayPause>;

/** The pauses after one of them begins or ends. */
export function withPause(pauses: AutoplayPauses, pause: AutoplayPause, holds: boolean): AutoplayPauses {
	const next = new Set(pauses);
	if (holds) next.add(pause);
	else if (pause !== 'touch') next.delete(pause);
	return next;
}

/** Time that a slide stands before the next one comes by itself, in milliseconds (docs/product.md 8). */
const autoplayMs = 5000;

type Autoplay = { setStopped: (stopped: boolean) => void; end: () => void };

/** Calls `next` every five seconds while there is no {@link AutoplayPause}; the end of a pause restarts the five seconds. */
export function playByItself(element: HTMLElement, next: () => void, onPlaying: (playing: boolean) => void): Autoplay {
	const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
	const listening = new AbortController();
	const { signal } = listening;
	let pauses = withPause(new Set(), 'away', true);
	let timer: ReturnType<typeof setTimeout> | undefined;

	function wait() {
		clearTimeout(timer);
		timer = pauses.size > 0 ? undefined : setTimeout(advance, autoplayMs);
	}
	function advance() {
		next();
		wait();
	}
	function set(pause: AutoplayPause, holds: boolean) {
		pauses = withPause(pauses, pause, holds);
		onPlaying(pauses.size === 0);
		wait();
	}

	set('reduced-motion', reducedMotion.matches);
	set('touch', matchMedia('(hover: none)').matches);
	set('hover', element.matches(':hover'));
	set('focus', element.contains(document.activeElement));
	set('hidden', document.hidden);

	reducedMotion.addEventListener('change', ({ matches }) => set('reduced-motion', matches), { signal });
	element.addEventListener('pointerenter', () => set('hover', true), { signal });
	element.addEventListener('pointerleave', () => set('hover', false), { signal });
	element.addEventListener('focusin', () => set('focus', true), { signal });
	element.addEventListener(
		'focusout',
		({ relatedTarget }) => set('focus', relatedTarget instanceof Node && element.contains(relatedTarget)),
		{ signal },
	);
	element.addEventListener('touchstart', () => set('touch', true), { signal, passive: true });
	document.addEventListener('visibilitychange', () => set('hidden', document.hidden), { signal });
	const watch = new IntersectionObserver(([entry]) => set('away', !entry?.isIntersecting), { threshold: 0.5 });
	watch.observe(element);

	return {
		setStopped: (stopped) => set('stopped', stopped),
		end() {
			listening.abort();
			watch.disconnect();
			clearTimeout(timer);
		},
	};
}
