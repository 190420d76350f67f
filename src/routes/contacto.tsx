import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../contact/contact-page';
import { builtSettings } from '../content/built-settings';
import page from '../content/pages/contacto.md';
import { producer } from '../content/producer';
import { absolute, breadcrumbs, PageHead } from '../shell/page-head';

export const Route = createFileRoute('/contacto')({ component: Page });

function Page() {
	return (
		<>
			<PageHead
				{...page}
				path="/contacto"
				jsonLd={import.meta.env.SSR && [winery(), breadcrumbs({ name: page.heading, path: '/contacto' })]}
			/>
			<ContactPage settings={builtSettings} />
		</>
	);
}

/** The house, where a visitor finds it. */
function winery(): object {
	return {
		'@type': 'Winery',
		name: producer.name,
		url: absolute('/'),
		telephone: producer.phone.text,
		email: producer.email.text,
		openingHours: producer.hours.schema,
		address: {
			'@type': 'PostalAddress',
			streetAddress: producer.address.street,
			postalCode: producer.address.postalCode,
			addressLocality: producer.address.locality,
			addressCountry: producer.address.country,
		},
		geo: { '@type': 'GeoCoordinates', longitude: producer.centre[0], latitude: producer.centre[1] },
	};
}
