import { useEffect, useRef, useState } from 'react';
import page from '../content/pages/contacto';
import type { ContactFormSettings } from '../content/site-settings';
import css from './contact-form.module.css';
import { FormMarkup } from './form-markup';
import { FormSession } from './form-session';

/** The panel with the form. React renders the markup once; from then on it is the session's. */
export function ContactForm({ settings }: { settings: ContactFormSettings }) {
	const wrapper = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const [session] = useState(() => new FormSession());

	useEffect(() => {
		if (wrapper.current && form.current) return session.start(wrapper.current, form.current);
	}, [session]);

	return (
		<section className={css.panel} aria-labelledby="contact-form-title">
			<h2 id="contact-form-title" className={css.title}>
				{page.formHeading}
			</h2>
			<FormMarkup settings={settings} session={session} wrapperRef={wrapper} formRef={form} />
		</section>
	);
}
