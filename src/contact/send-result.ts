import { failures } from '#messages/cf7';
import { momentText, outboxMessages } from '#messages/outbox';
import { type Outcome, outcomeTexts } from '#messages/outcomes';
import { parseFeedbackAnswer } from '../cf7/answer';
import { type FailureCode, isFailureCode } from '../cf7/failure';
import { localeTag } from '../cf7/locale';
import { statusName } from '../cf7/status';
import type { SendResult } from '../cf7/submission';
import { language } from '../content/languages';
import type { OutboxMessage } from '../outbox/message';
import { outcomeHere, placeOf } from '../outbox/origin-form';
import { isPending } from '../outbox/outcomes';
import type { FormState } from './form-state';
import type { WordsLanguage } from './words-language';

/** How a sending ended: `result` for the form's client, in these languages, `outcome` for the parts around the form. */
export type SendReport = { result: SendResult; outcome: Outcome; lang: WordsLanguage };

/** Our own words. */
const ofPage: WordsLanguage = { message: language.tag };

/** A failure in words: what happened, and what becomes of the message. */
export function failure(code: FailureCode, outcome: Outcome): SendReport {
	const message = `${failures[code].text} ${outcomeTexts[outcome].form}`;
	return { result: { kind: 'failed', code, message }, outcome, lang: ofPage };
}

/**
 * How a message stands that is on this device, or was until now.
 * @param message undefined if it was deleted
 * @param now milliseconds since the epoch
 */
export function reportOf(message: OutboxMessage | undefined, now: number): SendReport {
	if (!message) {
		const { form: words = '' } = outcomeTexts.deleted;
		return { result: { kind: 'failed', code: 'fetch_error', message: words }, outcome: 'deleted', lang: ofPage };
	}
	const outcome = outcomeHere(message, now);
	if (message.state !== 'sent' && message.state !== 'refused') {
		const isAnswered = message.state !== 'unknown' && message.obstacle?.kind === 'busy';
		return failure(isAnswered ? 'http_error' : 'fetch_error', outcome);
	}
	const { status, message: words, received } = message.answer;
	if (isFailureCode(status)) return failure(status, outcome);
	const answer = parseFeedbackAnswer(received ?? { status, message: words || outcomeTexts[outcome].form });
	if (!answer) return failure('invalid_json', 'doubtful');
	const isOurs = received === undefined && words === '';
	return { result: { kind: 'answered', answer }, outcome, lang: isOurs ? ofPage : languageOf(message) };
}

/** Of what the server said of a message: that of its form, left out where it is this one, which says its own language (`words-language.ts`). */
function languageOf(message: OutboxMessage): WordsLanguage {
	const tag = localeTag(message.form?.locale ?? '');
	return tag === '' || placeOf(message).kind === 'here' ? {} : { message: tag, fields: tag };
}

/** Status as class name, message with its language, and what became of the message that they are about. */
type Showing = Pick<FormState, 'status' | 'message' | 'outcome' | 'lang'>;

export function showingOf({ result, outcome, lang }: SendReport): Showing {
	if (result.kind === 'failed') return { status: statusName(result.code), message: result.message, outcome, lang };
	return { status: result.answer.statusName, message: result.answer.message, outcome, lang };
}

/**
 * What the form shows because of the messages on this device (docs/product.md 5.4): that one waits, as long as one does; then
 * what became of it. An untouched form speaks of them, and one that speaks of a message that is still on its way.
 * @param wentOut how many messages were sent since it speaks of those on this device
 * @returns undefined if it goes on showing what it shows
 */
export function showingFor(
	messages: readonly OutboxMessage[],
	{ status, outcome }: Pick<FormState, 'status' | 'outcome'>,
	now: Date,
	wentOut = 1,
): Showing | undefined {
	const isFollowing = isPending(outcome);
	if (status !== 'init' && !isFollowing) return undefined;
	const last = (state: OutboxMessage['state']) => messages.findLast((message) => message.state === state);
	const waiting = last('waiting');
	if (waiting) return showingOf(reportOf(waiting, now.getTime()));
	// Of one that is being sent nothing is known yet.
	if (last('sending')) return undefined;
	if (last('unknown')) return showingOf(failure('fetch_error', 'unknown'));
	const sent = messages.findLast((message) => message.state === 'sent');
	if (sent) {
		const message =
			wentOut > 1
				? outboxMessages.severalWentOut(wentOut)
				: outboxMessages.wentOut(momentText(new Date(sent.sentAt), now));
		return { status: 'sent', message, outcome: 'sent', lang: ofPage };
	}
	if (!isFollowing) return undefined;
	const refused = last('refused');
	return refused
		? showingOf(reportOf(refused, now.getTime()))
		: { status: 'init', message: '', outcome: undefined, lang: {} };
}
