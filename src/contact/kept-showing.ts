import { statusName } from '../cf7/status';
import type { SendResult } from '../cf7/submission';
import { momentText, outboxMessages } from '../messages/outbox';
import type { OutboxMessage } from '../outbox/message';
import { failure, resultOfNoted } from './send-result';

/** What a form shows: its status as class name, and its message; `waits` if that is about a message that goes by itself. */
export type Showing = { status: string; message: string; waits?: true };

/**
 * What the form shows because of the messages on this device (PRODUCT 5.4): that one waits, as long as one does; then
 * what became of it. Pure.
 * @param follows whether what the form shows now is about a kept message; else only an untouched form speaks of one
 * @returns undefined if it goes on showing what it shows
 */
export function keptShowing(
	messages: readonly OutboxMessage[],
	{ status, follows, now }: { status: string; follows: boolean; now: Date },
): Showing | undefined {
	if (status !== 'init' && !follows) return undefined;
	const open = messages.filter(({ state }) => state === 'waiting' || state === 'sending' || state === 'unknown');
	if (open.length > 0) {
		if (open.every(({ state }) => state === 'unknown')) return shown(failure('fetch_error', 'unknown'));
		// A server that is there and fails is no lost network: what was said of it stays.
		if (follows && status !== 'custom-fetch-error' && status !== 'init') return undefined;
		return { ...shown(failure('fetch_error', 'waiting')), waits: true };
	}
	const news = messages.findLast((message) => message.state === 'sent');
	if (news) {
		return { status: 'sent', message: outboxMessages.wentOut(momentText(new Date(news.sentAt), now)) };
	}
	if (!follows) return undefined;
	const refused = messages.findLast((message) => message.state === 'refused');
	return refused ? shown(resultOfNoted(refused.answer)) : { status: 'init', message: '' };
}

/** What a result shows on the form. */
export function shown(result: SendResult): Showing {
	if (result.kind === 'answered') return { status: result.answer.statusName, message: result.answer.message };
	return { status: statusName(result.code), message: result.message };
}
