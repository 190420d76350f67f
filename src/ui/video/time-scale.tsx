import { ScaleBar } from '../scale-bar';
import css from './time-scale.module.css';

type TimeScaleProps = {
	/** Of the parts of a film, one after the other and equally long. */
	names: readonly string[];
	/** Seconds of a part. */
	partLength: number;
	/** The part that is shown. */
	current?: number;
};

/** A film's time as a scale bar: a segment for each part, named above, seconds below. For the eye: what it says stands beside it in words. */
export function TimeScale({ names, partLength, current }: TimeScaleProps) {
	return (
		<div className={css.scale} aria-hidden="true">
			<div className={css.names}>
				{names.map((name, index) => (
					<span key={name} data-current={index === current ? '' : undefined}>
						{name}
					</span>
				))}
			</div>
			<ScaleBar values={[0, ...names.map((_, index) => (index + 1) * partLength)]} unit="s" />
		</div>
	);
}
