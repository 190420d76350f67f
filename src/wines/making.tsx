import type { Step } from '../content/wines/wine';
import { uiMessages } from '../messages/ui';
import { winesMessages as m } from '../messages/wines';
import { Carousel } from '../ui/carousel/carousel';
import type { MakingYears } from './load-wine';
import css from './making.module.css';

export type MakingProps = { label: string; steps: readonly Step[]; years: MakingYears };

/** One, two or four steps at a time (docs/product.md 8). */
const perView = { base: 1, 640: 2, 1024: 4 } as const;

/** From the vine to the bottle, as a scale bar; the step that the bar begins with is the current one. */
export function Making({ label, steps, years: { from, to } }: MakingProps) {
	return (
		<Carousel
			name="vinificacao"
			label={label}
			words={uiMessages.carousel}
			perView={perView}
			wheel
			bleed
			heading={<h3 className="d3">{m.makingSpan(from, to, steps.length)}</h3>}
		>
			{steps.map((step) => (
				<div key={step.label} className={css.step}>
					<span className="figure">{step.when}</span>
					<h4>{step.label}</h4>
					<p>{step.value}</p>
				</div>
			))}
		</Carousel>
	);
}
