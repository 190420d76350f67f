import { useEffect, useRef, useState } from 'react';
import page from '../content/pages/contacto.md';
import type { ContactFormSettings } from '../content/site-settings';
import type { OutboxMessage } from '../outbox/message';
import { retry } from '../platform/retry';
import css from './contact-form.module.css';
import { FormMarkup } from './form-markup';
import type { FormSession } from './form-session';
import { FormStore } from './form-store';
import { letPressesThrough } from './held-press';

/** The panel with the form. React renders the markup once; from then on it is the session's, whose code comes after hydration. */
export function ContactForm({ settings }: { settings: ContactFormSettings }) {
	const wrapper = useRef<HTMLDivElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const session = useRef<FormSession>(undefined);
	const [store] = useState(() => new FormStore());
	const [edit] = useState(() => (message: OutboxMessage) => session.current?.edit(message));
	const [writeAnother] = useState(() => () => session.current?.writeAnother());

	useEffect(() => {
		let left = false;
		async function begin() {
			const module = await retry(async () => (left ? undefined : loadSession()));
			if (!module || left || !wrapper.current || !form.current) return;
			session.current = module.FormSession.start(wrapper.current, form.current, store);
			// At hand before a message can fail: then there may be no network to fetch it by.
			await retry(() => import('./outbox-list'));
		}
		async function loadSession() {
			try {
				return await import('./form-session');
			} catch (error) {
				postTheOldWay();
				throw error;
			}
		}
		/** As long as its code does not come, or where it cannot run: the server answers with the page. */
		function postTheOldWay() {
			if (form.current && !session.current) letPressesThrough(form.current);
		}
		begin().catch(postTheOldWay);
		return () => {
			left = true;
			session.current?.stop();
		};
	}, [store]);

	return (
		<section className={css.panel} aria-labelledby="contact-form-title">
			<h2 id="contact-form-title" className={css.title}>
				{page.formHeading}
			</h2>
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
