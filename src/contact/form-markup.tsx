import { memo, type RefObject } from 'react';
import { contactMessages as m } from '#messages/contact';
import { isSameLanguage, localeTag } from '../cf7/locale';
import { addressHere, language } from '../content/languages';
import type { OwnerForm } from '../content/owner-form';
import { ownerForm } from '../content/owner-form-here';
import type { ContactFormSettings } from '../content/site-settings';
import type { OutboxMessage } from '../outbox/message';
import { lazyPart } from '../platform/lazy-part';
import { useStore } from '../platform/use-store';
import { Acceptance, Field, MessageField, SubjectField } from './fields';
import { AfterSending, ClearText, CopyText, SubmitButton } from './form-actions';
import css from './form-markup.module.css';
import { FormNote, SlowNote } from './form-note';
import type { FormStore } from './form-state';
import { OwnerFields, ownerFormKind } from './owner-markup';

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
 * The form in the markup of Contact Form 7 (docs/contact-form-7.md 1), with the fields, order and rules of the winery's form. Rendered
 * once: the form's client changes its classes, attributes and marks, and only the parts inside that follow the form's state
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
	const { id, unitTag, locale, subjects } = settings;
	const lang = localeTag(locale);
	const form = import.meta.env.HAS_OWNER_FORM && ownerForm();
	const kind = form ? ownerFormKind(form) : undefined;
	// A form that stands in for one of the page's language: what it says is said in its own, what stands in it is not.
	const isForeign = !isSameLanguage(lang, language.tag);
	return (
		<div ref={wrapperRef} className="wpcf7 no-js" id={unitTag} lang={lang} dir="ltr" data-wpcf7-id={id}>
			<div className="screen-reader-response">
				<p role="status" aria-live="polite" aria-atomic="true" />
				<ul />
			</div>
			<form
				ref={formRef}
				{...(isForeign && { lang: language.tag })}
				action={`${addressHere('/contacto')}#${unitTag}`}
				method="post"
				className={`wpcf7-form init${kind?.className ?? ''}`}
				encType={kind?.encType}
				aria-label={m.form}
				noValidate
				data-status="init"
			>
				<HiddenFields settings={settings} more={form ? form.hidden : undefined} />
				<FormNote store={store} lang={isForeign ? lang : undefined} />
				<FormOutbox store={store} onEdit={onEdit} />
				<AfterSending store={store} onAnother={onAnother} />
				<div className={`inert-on-submitting ${css.fields}`}>
					{form ? (
						<OwnerFields form={form} lang={isForeign ? lang : undefined} />
					) : (
						<ExampleFields subjects={subjects} />
					)}
				</div>
				<div className={css.actions}>
					<SubmitButton store={store} label={kind?.submit} />
					<CopyText store={store} formRef={formRef} />
					<ClearText store={store} formRef={formRef} />
				</div>
				<SlowNote store={store} />
			</form>
		</div>
	);
});

/** The fields of the form that is shipped as an example. */
function ExampleFields({ subjects }: { subjects: readonly string[] | undefined }) {
	return (
		<>
			<Field name="your-name" kind="text" id="your-name" autoComplete="name" required />
			<Field name="your-email" kind="email" id="your-email" autoComplete="email" required />
			<Field name="your-phone" kind="tel" autoComplete="tel" />
			<Field name="your-site" kind="url" autoComplete="url" />
			<SubjectField values={subjects} />
			<MessageField />
			<Acceptance />
		</>
	);
}

/** The fields by which the server knows the form (docs/contact-form-7.md 3.1). */
function HiddenFields({ settings, more }: { settings: ContactFormSettings; more: OwnerForm['hidden'] | undefined }) {
	const { id, version, locale, unitTag, containerPost } = settings;
	const fields = {
		...more,
		_wpcf7: id,
		_wpcf7_version: version,
		_wpcf7_locale: locale,
		_wpcf7_unit_tag: unitTag,
		_wpcf7_container_post: containerPost,
		_wpcf7_posted_data_hash: '',
	};
	return (
		<fieldset className="hidden-fields-container">
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} defaultValue={value} />
			))}
		</fieldset>
	);
}

export const FormOutboxList = lazyPart(async () => (await import('../outbox/view/outbox-list')).OutboxList);

/** The messages on this device, without the one whose text the form itself shows or is about to send. */
function FormOutbox({ store, onEdit }: { store: FormStore; onEdit: (message: OutboxMessage) => void }) {
	const { status, messageId, hasOutbox } = useStore(store);
	if (!hasOutbox) return null;
	const isShownByForm = (id: string, state: OutboxMessage['state']) =>
		id === messageId && (status === 'submitting' || state === 'refused');
	return <FormOutboxList inForm except={isShownByForm} onEdit={onEdit} />;
}
