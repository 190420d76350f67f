import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenNear } from '../../platform/lazy-part';
import { retry } from '../../platform/retry';
import type { Motion } from './motion';
import { nativeIndex, onceAtRest, scrollToSlide } from './native-track';
import { type Extent, isInView, type PerView, slidesInView } from './positions';

/** How near the view a carousel gets its own motion, in CSS pixels: until then, and without it, the browser's track serves. */
const motionNear = 100;

type CarouselOptions = { extent: Extent; wheel: boolean; autoplay: boolean };

type CarouselState = {
	root: RefObject<HTMLElement | null>;
	viewport: RefObject<HTMLDivElement | null>;
	/** The first slide in view, from 0. */
	index: number;
	/** More than a track that the browser scrolls. */
	driven: boolean;
	/** It moves by itself just now. */
	playing: boolean;
	goTo: (index: number) => void;
	setStopped: (stopped: boolean) => void;
};

/**
 * The position of a carousel and how to change it: by the browser's scrolling at first and wherever the code for more does not
 * arrive, by that code from when the carousel is near the view.
 */
export function useCarousel({ extent, wheel, autoplay }: CarouselOptions): CarouselState {
	const root = useRef<HTMLElement>(null);
	const viewport = useRef<HTMLDivElement>(null);
	const motion = useRef<Motion>(undefined);
	/** Set while the code is there and waits for the track to come to rest. */
	const takeOver = useRef<() => void>(undefined);
	const stopped = useRef(false);
	const latest = useRef(extent);
	const [index, setIndex] = useState(0);
	const [driven, setDriven] = useState(false);
	const [playing, setPlaying] = useState(false);
	const { loops } = extent;
	const moves = extent.count > 1;

	useEffect(() => {
		latest.current = extent;
	}, [extent]);

	useEffect(() => {
		const [carousel, track] = [root.current, viewport.current];
		if (!carousel || !track || !moves) return;
		let left = false;
		let leaveRest = () => {};
		function follow() {
			if (track && !motion.current) setIndex(nativeIndex(track));
		}
		follow();
		track.addEventListener('scroll', follow, { passive: true });
		const leaveNear = whenNear(
			carousel,
			async () => {
				const code = await retry(async () => (left ? undefined : import('./motion')));
				if (!code || left) return;
				takeOver.current = () => {
					leaveRest();
					takeOver.current = undefined;
					motion.current = code.startMotion(carousel, track, {
						loop: loops,
						wheel,
						autoplay,
						extent: () => latest.current,
						onIndex(first) {
							keepFocus(track, first, latest.current);
							setIndex(first);
						},
						onPlaying: setPlaying,
					});
					motion.current.setStopped(stopped.current);
					setDriven(true);
				};
				leaveRest = onceAtRest(track, takeOver.current);
			},
			motionNear,
		);
		return () => {
			left = true;
			leaveNear();
			leaveRest();
			track.removeEventListener('scroll', follow);
			takeOver.current = undefined;
			motion.current?.end();
			motion.current = undefined;
			setDriven(false);
			setPlaying(false);
		};
	}, [moves, loops, wheel, autoplay]);

	/** Once it is driven the browser cannot bring a slide into view that a link on the page leads to, nor lead there again from the same address. */
	useEffect(() => {
		function turn() {
			const slides = [...(viewport.current?.firstElementChild?.children ?? [])];
			const index = slides.findIndex((slide) => slide.querySelector(':target'));
			if (index >= 0) motion.current?.goTo(index);
		}
		function follow({ target }: MouseEvent) {
			// By then the browser has gone to the fragment.
			if (target instanceof Element && target.closest('a[href^="#"]')) requestAnimationFrame(turn);
		}
		addEventListener('hashchange', turn);
		document.addEventListener('click', follow);
		return () => {
			removeEventListener('hashchange', turn);
			document.removeEventListener('click', follow);
		};
	}, []);

	return {
		root,
		viewport,
		index,
		driven,
		playing,
		goTo(target) {
			takeOver.current?.();
			if (motion.current) motion.current.goTo(target);
			else if (viewport.current) scrollToSlide(viewport.current, target);
		},
		setStopped(value) {
			stopped.current = value;
			motion.current?.setStopped(value);
		},
	};
}

/** Before slides go out of view: what has the focus in one of them gives it to the track, where the arrows still work. */
function keepFocus(viewport: HTMLElement, index: number, extent: Extent): void {
	const slides = [...(viewport.firstElementChild?.children ?? [])];
	const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
	if (focused >= 0 && !isInView(focused, index, extent)) viewport.focus({ preventScroll: true });
}

/** Slides seen at once in this window; the base while the page is prerendered and hydrated. */
export function useSlidesInView(perView: PerView): number {
	return useSyncExternalStore(
		onResize,
		() => slidesInView(perView, innerWidth),
		() => perView.base,
	);
}

function onResize(listener: () => void): () => void {
	addEventListener('resize', listener, { passive: true });
	return () => removeEventListener('resize', listener);
}
