import { memo, type RefObject } from 'react';
import type { ContactFormSettings } from '../content/site-settings';
import { contactMessages as m } from '../messages/contact';
import type { OutboxMessage } from '../outbox/message';
import { AfterSending } from './after-sending';
import { ClearText } from './clear-text';
import { CopyText } from './copy-text';
import { Acceptance, Field, MessageField, SubjectField } from './fields';
import css from './form-markup.module.css';
import { FormNote } from './form-note';
import { FormOutbox } from './form-outbox';
import type { FormStore } from './form-store';
import { HiddenFields } from './hidden-fields';
import { SlowNote } from './slow-note';
import { SubmitButton } from './submit-button';

type FormMarkupProps = {
	settings: ContactFormSettings;
	store: FormStore;
	/** A refused message is to be put back into the form. */
	onEdit: (message: OutboxMessage) => void;
	/** Another message is to be written. */
	onAnother: () => void;
	wrapperRef: RefObject<HTMLDivElement | null>;
	formRef: RefObject<HTMLFormElement | null>;
};

/**
 * The form in the markup of Contact Form 7 (CONTRACT 1), with the fields, order and rules of the winery's form. Rendered
 * once: its classes, attributes and marks are changed by the form's client, and only the parts inside that show them
 * render again.
 */
export const FormMarkup = memo(function FormMarkup({
	settings,
	store,
	onEdit,
	onAnother,
	wrapperRef,
	formRef,
}: FormMarkupProps) {
	const { id, unitTag } = settings;
	return (
		<div ref={wrapperRef} className="wpcf7 no-js" id={unitTag} lang="pt-PT" dir="ltr" data-wpcf7-id={id}>
			<div className="screen-reader-response">
				<p role="status" aria-live="polite" aria-atomic="true" />
				<ul />
			</div>
			<form
				ref={formRef}
				action={`/contacto#${unitTag}`}
				method="post"
				className="wpcf7-form init"
				aria-label={m.form}
				noValidate
				data-status="init"
			>
				<HiddenFields settings={settings} />
				<FormNote store={store} />
				<FormOutbox store={store} onEdit={onEdit} />
				<AfterSending store={store} onAnother={onAnother} />
				<div className={`inert-on-submitting ${css.fields}`}>
					<Field name="your-name" kind="text" id="your-name" autoComplete="name" required />
					<Field name="your-email" kind="email" id="your-email" autoComplete="email" required />
					<Field name="your-phone" kind="tel" autoComplete="tel" />
					<Field name="your-site" kind="url" autoComplete="url" />
					<SubjectField />
					<MessageField />
					<Acceptance />
				</div>
				<div className={css.actions}>
					<SubmitButton />
					<CopyText store={store} formRef={formRef} />
					<ClearText store={store} formRef={formRef} />
				</div>
				<SlowNote store={store} />
			</form>
		</div>
	);
});
