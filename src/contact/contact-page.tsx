import type { SiteSettings } from '../content/site-settings';
import { ContactForm } from './contact-form';
import css from './contact-page.module.css';
import { Introduction } from './introduction';
import { Questions } from './questions';

/** The contact page: how to reach the house, the form, and what is asked most. */
export function ContactPage({ settings }: { settings: SiteSettings }) {
	return (
		<>
			<div className={css.page}>
				<Introduction />
				<ContactForm settings={settings.contactForm} />
			</div>
			<Questions />
		</>
	);
}
