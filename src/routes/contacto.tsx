import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../contact/contact-page';
import { language } from '../content/languages';
import page from '../content/pages/contacto.md';
import { producer } from '../content/producer';
import type { ContactForms } from '../content/site-settings';
import { absolute, PageHead } from '../shell/page-head';

export const Route = createFileRoute('/contacto')({
	component: Page,
	// What a message is about (`src/contact/form-draft.ts`).
	validateSearch: (search: { 'your-subject'?: string }) => search,
});

function Page() {
	const form = forms[language.code];
	return (
		<>
			<PageHead {...page} path="/contacto" jsonLd={import.meta.env.SSR && [winery()]} />
			{form && <ContactPage form={form} />}
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

/**
 * The form of each language in the settings this build was made with: what the prerendered markup shows. Behaviour in the browser follows
 * the page's own block (`page-settings.ts`).
 */
const forms: ContactForms = JSON.parse(import.meta.env.CONTACT_FORMS);
