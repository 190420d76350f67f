import { Children, type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { uiMessages } from '#messages/ui';
import { hasModifier } from '../modifier';
import css from './carousel.module.css';
import { CarouselControls } from './carousel-controls';
import { type Extent, isInView, lastPosition, type PerView, positionAfterKey } from './positions';
import { useCarousel, useSlidesInView } from './use-carousel';

const words = uiMessages.carousel;

type CarouselProps = {
	/** `data-carousel` of the contract (docs/product.md 3). */
	name: string;
	/** What is in it, for those who hear the page. */
	label: string;
	perView: PerView;
	/** Between two slides, in CSS pixels. */
	gap?: 24 | 34 | 48 | 64;
	/** The first slide follows the last, once there are more than fit. */
	loop?: boolean;
	/** The wheel moves it. */
	wheel?: boolean;
	/** It moves by itself, with a button that stops it. */
	autoplay?: boolean;
	/** The next slide is cut by the right frame of the sheet; the carousel must end at the sheet's margin. */
	bleed?: boolean;
	/** A bar of how far it is, for long ones. */
	progress?: boolean;
	/** Stands with the buttons. */
	heading?: ReactNode;
	/** Where heading and buttons stand: in a row above the slides or below them, or from 1024 px in three of twelve columns at the left. */
	controls?: 'above' | 'beside' | 'below';
	/** Hears of the first slide in view, from 0. */
	onIndex?: (index: number) => void;
	/** The slides. */
	children: ReactNode;
};

/**
 * Slides in a row (WAI-ARIA carousel pattern). As prerendered it is a track that the browser scrolls and snaps; near the view it
 * becomes draggable and takes keys, and what is out of view takes no focus.
 */
export function Carousel(props: CarouselProps) {
	const { name, label, perView, gap = 24, loop = false, wheel = false, autoplay = false, bleed = false } = props;
	const { progress = false, heading, controls = 'above', onIndex } = props;
	const viewportId = useId();
	const slides = Children.toArray(props.children);
	const inView = useSlidesInView(perView);
	const extent: Extent = { count: slides.length, inView, loops: loop && slides.length > inView };
	const { root, viewport, index: place, driven, playing, goTo, setStopped } = useCarousel({ extent, wheel, autoplay });
	// There may be fewer slides by now than when it was moved here.
	const index = Math.min(place, lastPosition(extent));
	const moves = slides.length > 1;
	useEffect(() => onIndex?.(index), [onIndex, index]);

	/** A button that becomes disabled under the finger would lose the focus: the track takes it. */
	function handleStep(target: number) {
		if (!extent.loops && (target === 0 || target === lastPosition(extent)))
			viewport.current?.focus({ preventScroll: true });
		goTo(target);
	}

	function handleKey(event: KeyboardEvent) {
		if (!moves || event.defaultPrevented || hasModifier(event)) return;
		if (event.target instanceof Element && event.target.closest(ownArrows)) return;
		const target = positionAfterKey(event.key, index, extent);
		if (target === null) return;
		event.preventDefault();
		goTo(target);
	}

	return (
		<section
			ref={root}
			className={css.carousel}
			aria-roledescription={words.carousel}
			aria-label={label}
			data-carousel={name}
			data-index={index}
			data-controls={controls}
			onKeyDown={handleKey}
		>
			{(heading || moves) && (
				<div className={css.head}>
					{heading}
					{moves && (
						<CarouselControls
							index={index}
							extent={extent}
							trackId={viewportId}
							progress={progress}
							stacked={controls === 'beside'}
							playing={playing}
							onStep={handleStep}
							onStopped={autoplay ? setStopped : undefined}
						/>
					)}
				</div>
			)}
			<div
				ref={viewport}
				id={viewportId}
				className={css.viewport}
				role="group"
				aria-label={words.slides}
				tabIndex={moves ? 0 : undefined}
				data-per={perViewTokens(perView)}
				data-gap={gap}
				data-bleed={bleed ? '' : undefined}
				data-loop={extent.loops ? '' : undefined}
			>
				<div className={css.track}>
					{slides.map((slide, number) => (
						<div
							// biome-ignore lint/suspicious/noArrayIndexKey: the place in the row is what a slide is; its content has keys of its own
							key={number}
							className={css.slide}
							role="group"
							aria-roledescription={words.slide}
							aria-label={words.position(number + 1, slides.length)}
							inert={driven && !isInView(number, index, extent)}
						>
							{slide}
						</div>
					))}
				</div>
			</div>
		</section>
	);
}

/** Where the arrows already do something else. */
const ownArrows = 'input, select, textarea, video, [contenteditable], [role=tablist], [role=listbox], [role=slider]';

/** `1 640:2 1024:3`, in any order, as the style sheet reads it. */
function perViewTokens(perView: PerView): string {
	return Object.entries(perView)
		.map(([width, count]) => (width === 'base' ? `${count}` : `${width}:${count}`))
		.join(' ');
}
