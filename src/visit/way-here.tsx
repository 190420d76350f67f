import { visitMessages as m } from '#messages/visit';
import { coordinatePair } from '../content/coordinates';
import { producer } from '../content/producer';
import { HouseRelief } from '../ui/house-relief';
import reliefCss from '../ui/house-relief.module.css';
import { ScaleBar } from '../ui/scale-bar';
import css from './way-here.module.css';

const towns = ['Pinhão', 'Ervedosa do Douro', 'São João da Pesqueira'];

/** The land between the station and the road, with the ways through it and the places that they lead through. */
export function WayHere() {
	return (
		<figure className={css.way} data-way-here="">
			<div className="plate">
				<div className={css.map}>
					<HouseRelief alt={m.wayAlt} sizes="(min-width: 1024px) 60vw, (min-width: 640px) 100vw, 140vw" towns={towns}>
						<div className={`${reliefCss.scale} ${css.scale}`} aria-hidden="true">
							<ScaleBar values={[0, 2, 4, 6, 8, 10]} unit="km" />
						</div>
					</HouseRelief>
				</div>
			</div>
			<figcaption className="caption">
				<span>{m.way}</span>
				<span className="figure">{coordinatePair(producer.centre)}</span>
			</figcaption>
		</figure>
	);
}
