import { Link } from '@tanstack/react-router';
import { altitudeText } from '../content/altitude';
import type { HomePage } from '../content/pages/home-page';
import { parcelName } from '../content/parcel-names';
import { homeMessages as m } from '../messages/home';
import { SheetSection } from '../ui/sheet-section';
import css from './philosophy.module.css';

/** What the house holds to: a statement, what it means, and the plate that shows it. */
export function Philosophy({ slides }: { slides: HomePage['philosophy'] }) {
	return (
		<SheetSection heading={m.philosophy}>
			<ul className={css.track}>
				{slides.map(({ statement, paragraph, parcel, caption }) => (
					<li key={parcel}>
						<div>
							<h3>{statement}</h3>
							<p>{paragraph}</p>
							<Link to="/filosofia" className="link">
								{m.howWeWork}
							</Link>
						</div>
						<figure>
							<div className="plate">
								<img
									src={`/art/plates/${parcel}.svg`}
									width="920"
									height="1100"
									loading="lazy"
									alt={m.plateOf(parcelName(parcel))}
								/>
							</div>
							<figcaption className="caption">
								<span>{caption}</span>
								<span className="figure">{altitudeText([parcel])}</span>
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</SheetSection>
	);
}
