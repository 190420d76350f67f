import type { Outcome } from '#messages/outcomes';
import type { Delivery } from '../cf7/api';
import { type Failure, isFailureCode } from '../cf7/failure';
import type { OutboxMessage, ServerAnswer } from './message';
import type { OutboxEvent } from './transitions';

/*
 * What an answer means for a message, decided here for form, list, worker and reload alike: `cf7/failure.ts` gives each HTTP
 * status its verdict, this file turns verdicts into events of the queue and messages into outcomes, and `messages/outcomes.ts`
 * says each outcome in words.
 */

type Result = { kind: string } | Failure;

/**
 * Nothing was taken: the message waits for the server.
 * @param submission of one that may have been taken before: it waits until the server says whether it has the companion
 */
export function isTurnedAway(result: Result, submission?: string): result is Failure {
	return isFailure(result) && (result.verdict === 'waiting' || (result.verdict === 'send' && submission !== undefined));
}

/** A message is posted again at most this often while its server's answers leave open what became of it. */
const mostDoubts = 20;

/** It may have been taken, and can be posted again to learn it. */
export function isUndecided(result: Result, { submission, doubts = 0 }: OutboxMessage): result is Failure {
	if (!submission || !isFailure(result)) return false;
	if (isDoubt(result)) return doubts + 1 < mostDoubts;
	return result.verdict === 'unknown' || result.verdict === 'doubtful';
}

/** An answer that says neither what became of a message nor when to ask again. */
export function isDoubt({ verdict, retryAfter }: Failure): boolean {
	return verdict === 'doubtful' && retryAfter === undefined;
}

/** The companion's word for a message that was at work when the server broke. */
const unresolvedStatus = 'quatro_vistas_unknown';

/** There is no form to post to. */
export function isGone(result: Result): result is Failure {
	return isFailure(result) && result.verdict === 'gone';
}

function isFailure(result: Result): result is Failure {
	return result.kind === 'failed';
}

/** What happens to a message whose delivery was not turned away. */
export function eventOf(delivery: Delivery, at: number): OutboxEvent {
	if (delivery.kind === 'answered') {
		const { answer } = delivery;
		return answer.status === unresolvedStatus ? { type: 'unresolved' } : { type: 'answered', answer, at };
	}
	const { code: status, verdict } = delivery;
	if (verdict === 'unknown') return { type: 'lost' };
	const flags = {
		...(verdict === 'doubtful' && { inDoubt: true as const }),
		...(verdict === 'gone' && { gone: true as const }),
	};
	return { type: 'answered', answer: { status, message: '', ...flags }, at };
}

/** Why a message could not be stored. */
export type UnstoredReason = Extract<Outcome, 'unavailable' | 'full' | 'oversized'>;

/** The outcome of a delivery that failed, of a message that could not be stored for that reason. */
export function outcomeOfUnstored({ verdict }: Failure, reason: UnstoredReason): Outcome {
	if (verdict === 'gone') return 'gone';
	return verdict === 'unknown' || verdict === 'doubtful' ? 'unstored' : reason;
}

/** For so long a message waits for a server while the site answers, in milliseconds; then the page names other ways. */
const longestSilenceMs = 24 * 60 * 60 * 1000;

/** @param now milliseconds since the epoch */
export function outcomeOf(message: OutboxMessage, now: number): Outcome {
	switch (message.state) {
		case 'waiting': {
			const { kind, since } = message.obstacle ?? {};
			if (!kind || kind === 'offline') return 'waiting';
			return since !== undefined && now - since > longestSilenceMs ? 'overdue' : kind;
		}
		case 'refused':
			return outcomeOfAnswer(message.answer);
		default:
			return message.state;
	}
}

function outcomeOfAnswer({ status, inDoubt, gone }: ServerAnswer): Outcome {
	if (status === 'unreadable') return status;
	if (gone) return 'gone';
	if (inDoubt) return 'doubtful';
	return isFailureCode(status) ? 'refused' : 'answered';
}

/** What a visitor can do with one message of the list. */
type Choice = 'send-anyway' | 'resend' | 'correct' | 'discard' | 'remove';

type Row = {
	/** It goes by itself, or the visitor has to decide: the form need not be sent once more. */
	isPending: boolean;
	choices: readonly Choice[];
};

const over: Row = { isPending: false, choices: [] };
const waits: Row = { isPending: true, choices: ['remove'] };
const correctable: Row = { isPending: false, choices: ['correct', 'remove'] };

type Rows = Readonly<Record<Outcome, Row>>;

/** A site without a form of the owner's does not have it. */
const rowsOfOwnerForm: Pick<Rows, 'oversized'> = import.meta.env.HAS_OWNER_FORM && { oversized: over };

const rows: Rows = {
	sent: over,
	answered: correctable,
	sending: { isPending: true, choices: [] },
	waiting: waits,
	silent: waits,
	busy: waits,
	overdue: { isPending: true, choices: ['send-anyway', 'remove'] },
	gone: correctable,
	superseded: correctable,
	unknown: { isPending: true, choices: ['resend', 'discard'] },
	refused: correctable,
	doubtful: correctable,
	unreadable: correctable,
	deleted: over,
	unavailable: over,
	full: over,
	...rowsOfOwnerForm,
	unsure: over,
	unstored: over,
};

export function isPending(outcome: Outcome | undefined): boolean {
	return outcome !== undefined && rows[outcome].isPending;
}

export function choicesFor(outcome: Outcome): readonly Choice[] {
	return rows[outcome].choices;
}
