import { Fragment, useEffect, useId, useRef } from 'react';
import { dayText, outboxMessages as m, momentText, subjectText } from '#messages/outbox';
import { type Outcome, outcomeActions, outcomeTexts } from '#messages/outcomes';
import { isPluginField } from '../../cf7/plugin-field';
import { labelOf } from '../../content/field-label';
import { ownerField } from '../../content/owner-form-here';
import { Icon } from '../../ui/icon';
import type { OutboxEntry, OutboxMessage } from '../message';
import { foreignLanguage, outcomeHere, placeOf } from '../origin-form';
import { choicesFor } from '../outcomes';
import { retentionMs } from '../queue';
import { CorrectMessage } from './correct-message';
import css from './outbox-item.module.css';
import { ReachUs } from './reach-us';

type OutboxItemProps = {
	message: OutboxMessage;
	/** It was just put back: the focus returns to where it was when the message was deleted. */
	isBack: boolean;
	onRemove: () => void;
	onResend: () => void;
	onSendAnyway: () => void;
	/** Where it can be corrected in place; without it, the form is a link away. */
	onEdit: (() => void) | undefined;
};

/** One message of the list: what it is about, where it stands, and what can be done. */
export function OutboxItem({ message, isBack, onRemove, onResend, onSendAnyway, onEdit }: OutboxItemProps) {
	const id = useId();
	const remove = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isBack) remove.current?.focus();
	}, [isBack]);

	const subject = subjectText(message.subject);
	const now = new Date();
	const outcome = outcomeHere(message, now.getTime());
	const place = placeOf(message);
	const lang = foreignLanguage(message);
	const choices = choicesFor(outcome);
	const { otherWay } = outcomeTexts[outcome];
	return (
		<li className={css.item} data-outbox-item="" data-state={message.state}>
			<span id={id} lang={lang}>
				{subject}
			</span>
			<MessageText entries={message.entries} lang={lang} />
			<span className={css.detail}>
				{standing(message, outcome, now).map(({ text, isOfServer }) => (
					<Fragment key={text}>
						<span lang={isOfServer ? lang : undefined}>{text}</span>{' '}
					</Fragment>
				))}
			</span>
			{otherWay && (
				<span className={css.detail}>
					{otherWay}
					<ReachUs by="phone-and-email" />
				</span>
			)}
			{choices.includes('send-anyway') && (
				<button type="button" className="link" aria-describedby={id} onClick={onSendAnyway}>
					{outcomeActions.sendAnyway}
				</button>
			)}
			{choices.includes('resend') && (
				<span className={css.choices}>
					<button type="button" className="link" aria-describedby={id} onClick={onResend}>
						{m.sendAgain}
					</button>
					<button ref={remove} type="button" className="link" aria-describedby={id} onClick={onRemove}>
						{m.discard}
					</button>
				</span>
			)}
			{choices.includes('correct') && (
				<CorrectMessage
					message={message}
					describedBy={id}
					elsewhere={place.kind === 'elsewhere' ? place.language : undefined}
					onEdit={onEdit}
				/>
			)}
			{choices.includes('remove') && (
				<button ref={remove} type="button" className={css.remove} aria-label={m.remove(subject)} onClick={onRemove}>
					<Icon name="trash" />
				</button>
			)}
		</li>
	);
}

/** How many characters of a message are shown before it is opened. */
const excerptLength = 60;

/**
 * The text of a message: its first words, so that several about the same can be told apart, and all of it when opened.
 * @param lang of the form that it was written in, where it is not the page's
 */
function MessageText({ entries, lang }: { entries: readonly OutboxEntry[]; lang: string | undefined }) {
	const words = entries.filter(isWritten);
	if (words.length === 0) return null;
	const excerpt = excerptOf(entries);
	return (
		<details className={css.text}>
			<summary className="opens">{excerpt === '' ? m.noText : <span lang={lang}>{m.excerpt(excerpt)}</span>}</summary>
			<dl>
				{words.map(([name, value], index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the entries of a kept message never change places
					<div key={index}>
						<dt>{labelOf(name)}</dt>
						<dd lang={isProse(name) ? lang : undefined}>
							{typeof value === 'string' ? value : m.file(value.name, value.bytes.byteLength)}
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

/** Not what is the plugin's own or empty, nor a consent, which nobody writes. */
function isWritten([name, value]: OutboxEntry): boolean {
	if (import.meta.env.HAS_OWNER_FORM && ownerField(name)?.kind === 'acceptance') return false;
	if (isPluginField(name) || name === 'accept-terms') return false;
	return typeof value === 'string' ? value.trim() !== '' : value.name !== '';
}

function excerptOf(entries: readonly OutboxEntry[]): string {
	const isText = (name: string) =>
		name === 'your-message' || (import.meta.env.HAS_OWNER_FORM && ownerField(name)?.kind === 'textarea');
	const text = entries.find(([name]) => isText(name))?.[1];
	const words = typeof text === 'string' ? text.trim().replace(/\s+/g, ' ') : '';
	return words.length <= excerptLength ? words : `${words.slice(0, excerptLength).trimEnd()}…`;
}

/** What has a language, where names, addresses and numbers have none. */
function isProse(name: string): boolean {
	return name === 'your-subject' || name === 'your-message';
}

/** What stands in the place of a message that was just deleted, and takes the focus, which had been there. */
export function RemovedItem({ subject, onUndo }: { subject: string; onUndo: () => void }) {
	const id = useId();
	const undo = useRef<HTMLButtonElement>(null);
	useEffect(() => undo.current?.focus(), []);
	return (
		<li className={css.item}>
			<span id={id} className={css.detail}>
				{m.removed(subject)}
			</span>
			<button ref={undo} type="button" className="link" aria-describedby={id} onClick={onUndo}>
				{m.undo}
			</button>
		</li>
	);
}

/** How long before a message is deleted its list says so, in milliseconds. */
const lastDaysMs = 7 * 24 * 60 * 60 * 1000;

type Sentence = { text: string; isOfServer?: true };

/** Where a message stands, in a line: since when it is here, what became of it, and until when it is kept. */
export function standing(message: OutboxMessage, outcome: Outcome, now: Date): Sentence[] {
	if (message.state === 'sent') return [{ text: m.sent(momentText(new Date(message.sentAt), now)) }];
	const since = momentText(new Date(message.createdAt), now);
	const expiry = message.createdAt + retentionMs;
	const answer = message.state === 'refused' ? message.answer.message : '';
	const own = (text: string | false | undefined): Sentence[] => (text ? [{ text }] : []);
	return [
		...own(`${since.charAt(0).toUpperCase()}${since.slice(1)}.`),
		...own(message.state === 'waiting' && triesOf(message)),
		...(answer ? [{ text: answer, isOfServer: true } as const] : []),
		...own((!answer || outcome === 'superseded') && outcomeTexts[outcome].list),
		...own(expiry - now.getTime() < lastDaysMs && m.expires(dayText(new Date(expiry)))),
	];
}

function triesOf({ attempts }: OutboxMessage): string {
	return attempts > 1 ? m.attempts(attempts) : m.waiting;
}
