import { ownerFormMessages as m } from '#messages/owner-form';
import type { OwnerForm } from '../content/owner-form';
import page from '../content/pages/contacto.md';
import type { ContactFormSettings } from '../content/site-settings';
import { ReachUs } from '../outbox/view/reach-us';
import css from './contact-form.module.css';

/** What stands in the place of a form that can only be sent from WordPress itself: why, and how else the house can be reached. */
export function UnsendableForm({ form, settings }: { form: OwnerForm; settings: ContactFormSettings }) {
	return (
		<section className={css.panel} aria-labelledby="contact-form-title">
			<h2 id="contact-form-title" className={css.title}>
				{page.formHeading}
			</h2>
			<p data-wpcf7-id={settings.id}>
				{m.unkept[form.unkept[0] ?? 'captcha']}
				<ReachUs by="phone-and-email" />
			</p>
		</section>
	);
}
