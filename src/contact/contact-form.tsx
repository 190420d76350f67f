import { useEffect, useRef, useState } from 'react';
import { contactMessages as m } from '#messages/contact';
import { isSameLanguage, localeTag } from '../cf7/locale';
import { languageName } from '../content/language-name';
import { language } from '../content/languages';
import { ownerForm } from '../content/owner-form-here';
import page from '../content/pages/contacto.md';
import type { ContactFormSettings } from '../content/site-settings';
import type { OutboxMessage } from '../outbox/message';
import { retry } from '../platform/retry';
import { createStore } from '../platform/store';
import css from './contact-form.module.css';
import { submitNatively } from './early-submit';
import { FormMarkup, FormOutboxList } from './form-markup';
import type { FormSession } from './form-session';
import { initialFormState } from './form-state';
import { helpersFor } from './owner-helpers';

/** The panel with the form. React renders the markup once; from then on the session changes it, whose code is fetched after hydration. */
export function ContactForm({ settings }: { settings: ContactFormSettings }) {
	const wrapper = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const session = useRef<FormSession>(undefined);
	const [store] = useState(() => createStore(initialFormState));
	const [edit] = useState(() => (message: OutboxMessage) => session.current?.edit(message));
	const [writeAnother] = useState(() => () => session.current?.writeAnother());

	useEffect(() => {
		let hasLeft = false;
		async function begin() {
			const code = await retry(async () => (hasLeft ? undefined : loadSession()));
			if (!code || hasLeft || !wrapper.current || !form.current) return;
			session.current = code.FormSession.start(wrapper.current, form.current, store, code.helpers);
			// Fetched before a message can fail: then there may be no network for it.
			await FormOutboxList.preload();
		}
		async function loadSession() {
			try {
				const { FormSession } = await import('./form-session');
				const helpers =
					import.meta.env.HAS_OWNER_FORM && ownerForm() && form.current ? await helpersFor(form.current) : [];
				return { FormSession, helpers };
			} catch (error) {
				postNatively();
				throw error;
			}
		}
		/** As long as the session's code does not load, or where it cannot run: the server answers with the page. */
		function postNatively() {
			if (form.current && !session.current) submitNatively(form.current);
		}
		begin().catch(postNatively);
		return () => {
			hasLeft = true;
			session.current?.stop();
		};
	}, [store]);

	return (
		<section className={css.panel} aria-labelledby="contact-form-title">
			<h2 id="contact-form-title" className={css.title}>
				{page.formHeading}
			</h2>
			{!isSameLanguage(settings.locale, language.tag) && (
				<p className={css.answers}>{m.answersIn(languageName(localeTag(settings.locale)))}</p>
			)}
			<FormMarkup
				settings={settings}
				store={store}
				onEdit={edit}
				onAnother={writeAnother}
				wrapperRef={wrapper}
				formRef={form}
			/>
		</section>
	);
}
