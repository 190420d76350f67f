import { coordinatePair } from '../content/coordinates';
import page from '../content/pages/contacto.md';
import { producer } from '../content/producer';
import { contactMessages } from '../messages/contact';
import { FactList } from '../ui/fact-list';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import css from './introduction.module.css';

const { facts: labels } = contactMessages;
const { phone, email, address, hours, centre } = producer;

const facts = [
	{
		label: labels.phone,
		value: (
			<>
				<a href={phone.href} className="figure">
					{phone.text}
				</a>{' '}
				<span className={css.aside}>({phone.note})</span>
			</>
		),
	},
	{ label: labels.email, value: <a href={email.href}>{email.text}</a> },
	{
		label: labels.address,
		value: (
			<>
				{address.street}
				<br />
				<span className="figure">{address.postalCode}</span> {address.locality}
			</>
		),
	},
	{ label: labels.coordinates, value: <span className="figure">{coordinatePair(centre)}</span> },
	{ label: labels.hours, value: hours.text },
];

/** Title, facts and the relief around the house. */
export function Introduction() {
	return (
		<div className={css.introduction}>
			<h1 className="d1">{page.heading}</h1>
			<p className={css.lede}>{page.lede}</p>
			<FactList facts={facts} />
			<figure className={css.relief}>
				<div className="plate">
					<div className={css.map}>
						<Picture
							files={[
								{ src: '/art/contact-relief-555', width: 555 },
								{ src: '/art/contact-relief', width: 1110 },
							]}
							sizes="(min-width: 1440px) 532px, 35vw"
							alt={page.relief.alt}
							width={555}
							height={290}
							loading="lazy"
						/>
						<span className={css.house} aria-hidden="true">
							<Icon name="trig-point" />
							<span className="small-caps">{producer.name}</span>
						</span>
					</div>
				</div>
				<figcaption className="caption">{page.relief.caption}</figcaption>
			</figure>
		</div>
	);
}
