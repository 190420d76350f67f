import { useState } from 'react';
import { uiMessages } from '#messages/ui';
import { Icon } from '../icon';
import css from './carousel-controls.module.css';
import { counterText, type Extent, lastPosition, pageAway } from './positions';

const words = uiMessages.carousel;

type CarouselControlsProps = {
	index: number;
	extent: Extent;
	trackId: string;
	progress: boolean;
	/** The counter stands above the buttons where the window is wide. */
	stacked: boolean;
	/** It moves by itself just now. */
	playing: boolean;
	onStep: (target: number) => void;
	/** Only of a carousel that moves by itself. */
	onStopped: ((stopped: boolean) => void) | undefined;
};

/** Two joined buttons, the counter, a scale bar for long rows, and the button that stops a carousel which moves by itself. */
export function CarouselControls(props: CarouselControlsProps) {
	const { index, extent, trackId, progress, stacked, playing, onStep, onStopped } = props;
	const last = lastPosition(extent);
	return (
		<div
			className={css.controls}
			data-stacked={stacked ? '' : undefined}
			data-whole={extent.count <= extent.inView ? '' : undefined}
		>
			<div className={css.steps}>
				<button
					type="button"
					aria-label={words.previous}
					aria-controls={trackId}
					disabled={!extent.loops && index === 0}
					onClick={() => onStep(pageAway(index, -1, extent))}
				>
					<Icon name="arrow-left" />
				</button>
				<button
					type="button"
					aria-label={words.next}
					aria-controls={trackId}
					disabled={!extent.loops && index >= last}
					onClick={() => onStep(pageAway(index, 1, extent))}
				>
					<Icon name="arrow" />
				</button>
			</div>
			<p
				// Another number of slides, or of those in view, is no step: a new element is not announced.
				key={`${extent.count} ${extent.inView}`}
				className={`figure ${css.counter}`}
				data-counter=""
				aria-live={playing ? 'off' : 'polite'}
			>
				{counterText(index, extent)}
			</p>
			{progress && <ScaleProgress done={Math.min(index + extent.inView, extent.count)} total={extent.count} />}
			{onStopped && <StopButton onStopped={onStopped} />}
		</div>
	);
}

function StopButton({ onStopped }: { onStopped: (stopped: boolean) => void }) {
	const [stopped, setStopped] = useState(false);
	return (
		<button
			type="button"
			className={css.stop}
			aria-label={stopped ? words.start : words.stop}
			onClick={() => {
				setStopped(!stopped);
				onStopped(!stopped);
			}}
		>
			<Icon name={stopped ? 'play' : 'pause'} />
		</button>
	);
}

/** A scale bar filled as far as something has come. Decorative: the figure stands beside it. */
function ScaleProgress({ done, total }: { done: number; total: number }) {
	return (
		<svg className={css.progress} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
			<rect width={done} height="1" />
		</svg>
	);
}
