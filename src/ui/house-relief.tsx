import type { ReactNode } from 'react';
import { nameLang } from '../content/languages';
import { producer } from '../content/producer';
import css from './house-relief.module.css';
import { Icon } from './icon';
import { Picture } from './picture';

type HouseReliefProps = {
	alt: string;
	/** As of an image. */
	sizes: string;
	/** Of Pinhão, Ervedosa do Douro and São João da Pesqueira, in this order, those that are in view. */
	towns: readonly string[];
	/** From 768 px on its frame is narrower than it. */
	cut?: boolean;
	/** Stands on it. */
	children?: ReactNode;
};

/** The land around the house, with river, railway, road and lane, and the names of what they lead through. */
export function HouseRelief({ alt, sizes, towns, cut, children }: HouseReliefProps) {
	return (
		<div className={css.relief} data-house-relief={cut ? 'cut' : ''}>
			<div className={css.sheet}>
				<Picture
					files={[
						{ src: '/art/contact-relief-555', width: 555 },
						{ src: '/art/contact-relief', width: 1110 },
					]}
					sizes={sizes}
					alt={alt}
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
					<span className={css.road}>EN222</span>
				</div>
				{children}
			</div>
		</div>
	);
}
