import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { outboxMessages as m } from '#messages/outbox';
import { addressIn, type Language } from '../../content/addresses';
import { hasOtherDraft, saveDraft } from '../draft';
import { type OutboxMessage, textsOf } from '../message';
import css from './outbox-item.module.css';

type CorrectMessageProps = {
	message: OutboxMessage;
	/** The element that names the message. */
	describedBy: string;
	/** Where it can be corrected in place; without it, the form is a link away. */
	onEdit?: (() => void) | undefined;
	/** Of the page with its form, where that is another than this one's. */
	elsewhere?: Language | undefined;
};

/** Takes a refused message to the form. What is being typed there is replaced only if the visitor says so. */
export function CorrectMessage({ message, describedBy, onEdit, elsewhere }: CorrectMessageProps) {
	const [step, setStep] = useState<'offered' | 'asking' | 'declined'>('offered');
	const question = useId();
	const target = elsewhere ?? (onEdit ? 'in-place' : 'contact-page');

	const correct = () => {
		setStep('offered');
		if (onEdit && !elsewhere) onEdit();
		else saveDraft({ values: textsOf(message), corrects: message.id });
	};
	const correctOrAsk = (event: MouseEvent) => {
		if (!hasOtherDraft(message.id)) {
			correct();
			return;
		}
		event.preventDefault();
		setStep('asking');
	};
	if (step !== 'asking') {
		return (
			<ToForm target={target} takesFocus={step === 'declined'} describedBy={describedBy} onPress={correctOrAsk}>
				{elsewhere ? <EditIn {...elsewhere} /> : m.edit}
			</ToForm>
		);
	}
	return (
		<>
			<span id={question} className={css.detail}>
				{m.draftInTheWay}
			</span>
			<span className={css.choices}>
				<ToForm target={target} takesFocus describedBy={question} onPress={correct}>
					{m.replaceDraft}
				</ToForm>
				<button type="button" className="link" onClick={() => setStep('declined')}>
					{m.keepDraft}
				</button>
			</span>
		</>
	);
}

function EditIn({ tag, name }: Language) {
	return (
		<>
			{m.editIn} <span lang={tag}>{name}</span>
		</>
	);
}

type ToFormProps = {
	target: 'in-place' | 'contact-page' | Language;
	/** It stands where another control had the focus. */
	takesFocus: boolean;
	describedBy: string;
	onPress: (event: MouseEvent) => void;
	children: ReactNode;
};

function ToForm({ target, takesFocus, describedBy, onPress, children }: ToFormProps) {
	const button = useRef<HTMLButtonElement>(null);
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (takesFocus) (button.current ?? link.current)?.focus();
	}, [takesFocus]);

	const props = { className: 'link', 'aria-describedby': describedBy, onClick: onPress, children };
	if (target === 'in-place') return <button ref={button} type="button" {...props} />;
	if (target === 'contact-page') return <Link ref={link} to="/contacto" {...props} />;
	// Another language is another application: its page is loaded.
	return <a ref={link} href={addressIn(target, '/contacto')} hrefLang={target.tag} {...props} />;
}
