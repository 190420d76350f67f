import { visitMessages as m } from '#messages/visit';
import { coordinatePair } from '../content/coordinates';
import { nameLang } from '../content/languages';
import { producer } from '../content/producer';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import css from './way-here.module.css';

const towns = ['Pinhão', 'Ervedosa do Douro', 'São João da Pesqueira'];

/** The land between the station and the road, with railway, road and lane, and the places that they lead through. */
export function WayHere() {
	return (
		<figure className={css.way} data-way-here="">
			<div className="plate">
				<div className={css.map}>
					<Picture
						files={[
							{ src: '/art/contact-relief-555', width: 555 },
							{ src: '/art/contact-relief', width: 1110 },
						]}
						sizes="(min-width: 1024px) 60vw, 100vw"
						alt={m.wayAlt}
						width={555}
						height={290}
						loading="lazy"
					/>
					<svg className={css.ways} aria-hidden="true">
						<use href="/art/house-ways.svg#ways" />
					</svg>
					<div aria-hidden="true" lang={nameLang}>
						{towns.map((town) => (
							<i key={town} className={css.town}>
								<span>{town}</span>
							</i>
						))}
						<i className={css.house}>
							<Icon name="trig-point" />
							<span>{producer.name}</span>
						</i>
						<span className={`water ${css.river}`}>Douro</span>
					</div>
				</div>
			</div>
			<figcaption className="caption">
				<span>{m.way}</span>
				<span className="figure">{coordinatePair(producer.centre)}</span>
			</figcaption>
		</figure>
	);
}
