import { formDataOf } from './form-entries';
import type { Obstacle, OutboxMessage, ServerAnswer } from './message';
import { type MessageStore, passStorageError, type QueueDecision } from './message-store';
import { happen, isDue, recover, told, turnAway, waiting } from './queue';
import { type OutboxEvent, transition } from './transitions';

/**
 * Why the server could not be asked, or what came instead of an answer, and what that means: the message `waiting` for it;
 * `send` it all the same, for the server is there; the form is `gone`; the message certainly not taken (`refused`), perhaps
 * (`doubtful`), or nobody knows (`unknown`).
 */
export type Failed = {
	kind: 'failed';
	code: string;
	verdict: 'waiting' | 'send' | 'gone' | 'refused' | 'doubtful' | 'unknown';
	/** How long the server does not want to be asked again, in milliseconds. */
	retryAfter?: number | undefined;
};

/** How a POST ended. */
export type Delivery = { kind: 'answered'; answer: ServerAnswer } | Failed;

/** Who carries messages to the server. Neither function throws. */
export type Courier<D extends Delivery = Delivery> = {
	/** Asks whether the server is there, without sending anything. */
	probe(schemaUrl: string): Promise<{ kind: 'schema' } | Extract<D, { kind: 'failed' }>>;
	post(feedbackUrl: string, body: FormData): Promise<D>;
};

/** How the attempt to send one message ended. */
export type Outcome<D extends Delivery = Delivery> =
	/** Nothing was posted, or the server turned it away: the message waits, as it is here. */
	| { kind: 'unreachable'; message: OutboxMessage }
	/** It was posted, and this came of it. */
	| { kind: 'delivered'; delivery: D }
	/** It was not ours to send: another sender was faster, or it was deleted. What is left of it, if anything. */
	| { kind: 'settled'; message: OutboxMessage | undefined };

/** What sending needs of its surroundings. */
export type Surroundings = {
	store: MessageStore;
	/**
	 * Runs a task while no other tab or worker runs one.
	 * @param patience milliseconds to wait for our turn at most
	 * @throws a `TimeoutError` if our turn did not come; then the task was not run
	 */
	exclusively<T>(task: () => Promise<T>, patience?: number): Promise<T>;
	/** Milliseconds since the epoch. */
	now(): number;
	/** Whether the site itself can be reached: then what does not answer is the form's server alone. */
	siteAnswers(): Promise<boolean>;
};

/** A visitor waits for this one; the message goes with the next replay if our turn does not come. */
const visitorsPatience = 30_000;

/**
 * Sends one kept message as soon as it is our turn.
 * @param isWatched whether the caller still tells the visitor how it ended; if not, the queue keeps the news
 * @throws {OutboxStorageError} if the sending could not be noted; then nothing was posted
 * @throws a `TimeoutError` if our turn did not come
 */
export async function deliver<D extends Delivery>(
	id: string,
	courier: Courier<D>,
	surroundings: Surroundings,
	isWatched: () => boolean,
): Promise<Outcome<D>> {
	const { store, exclusively } = surroundings;
	return exclusively(async () => {
		const outcome = await attempt(find(await recovered(surroundings), id), courier, surroundings);
		if (outcome.kind === 'unreachable') await note(store, (messages) => happen(messages, id, { kind: 'unreachable' }));
		if (isWatched()) await note(store, (messages) => told(messages, [id]));
		return outcome;
	}, visitorsPatience);
}

/**
 * Sends all waiting messages, the oldest first, each in a turn of its own, until the line is broken. One whose own server
 * does not take it stays behind and keeps nobody else. A server that has named a time to come back is left alone until then,
 * unless the visitor asks.
 * @param asked whether the visitor wants it now: then it counts as an attempt for each that waits on
 * @returns how many still wait
 * @throws {OutboxStorageError}
 */
export async function replay(courier: Courier, surroundings: Surroundings, asked = false): Promise<number> {
	const { store, exclusively } = surroundings;
	const passed = new Set<string>();
	const sendNext = async () => {
		const next = waiting(await recovered(surroundings)).find(
			(message) =>
				!passed.has(message.id) && !passed.has(message.schemaUrl) && (asked || isDue(message, surroundings.now())),
		);
		if (!next) return false;
		passed.add(next.id);
		const outcome = await attempt(next, courier, surroundings);
		if (outcome.kind !== 'unreachable') return true;
		passed.add(next.schemaUrl);
		return outcome.message.obstacle?.kind !== 'offline';
	};
	while (await exclusively(sendNext));
	const left = waiting(await store.read());
	for (const { id } of asked ? left : [])
		await note(store, (messages) => happen(messages, id, { kind: 'unreachable' }));
	return left.length;
}

function recovered({ store, now }: Surroundings): Promise<readonly OutboxMessage[]> {
	return store.change((messages) => recover(messages, now()));
}

/** To be called in our turn. */
async function attempt<D extends Delivery>(
	message: OutboxMessage | undefined,
	courier: Courier<D>,
	surroundings: Surroundings,
): Promise<Outcome<D>> {
	const { store, now } = surroundings;
	if (message?.state !== 'waiting') return { kind: 'settled', message };
	const { id } = message;
	const reached = await courier.probe(message.schemaUrl);
	if (reached.kind === 'failed' && reached.verdict === 'waiting') return turnedAway(message, reached, surroundings);
	const claimed = find(await store.change((messages) => happen(messages, id, { kind: 'claimed' })), id);
	if (claimed?.state !== 'sending') return { kind: 'settled', message: claimed };
	const isGone = reached.kind === 'failed' && reached.verdict === 'gone';
	const delivery = isGone ? reached : await courier.post(claimed.feedbackUrl, formDataOf(claimed.entries));
	if (delivery.kind === 'failed' && delivery.verdict === 'waiting') return turnedAway(claimed, delivery, surroundings);
	await note(store, (messages) => happen(messages, id, eventOf(delivery, now())));
	return { kind: 'delivered', delivery };
}

async function turnedAway(
	message: OutboxMessage,
	{ code, retryAfter }: Failed,
	{ store, now, siteAnswers }: Surroundings,
): Promise<{ kind: 'unreachable'; message: OutboxMessage }> {
	const answered = code !== 'fetch_error';
	const kind = answered ? 'busy' : (await siteAnswers()) ? 'silent' : 'offline';
	const obstacle: Obstacle = {
		kind,
		since: kind === 'offline' ? undefined : now(),
		notBefore: retryAfter === undefined ? undefined : now() + retryAfter,
	};
	await note(store, (messages) => turnAway(messages, message, obstacle));
	return { kind: 'unreachable', message: transition(message, { kind: 'turned-away', obstacle }) ?? message };
}

/** What happened has happened, also where it cannot be written down: a message left `sending` is found `unknown` later. */
async function note(store: MessageStore, decide: QueueDecision): Promise<void> {
	await store.change(decide).catch(passStorageError);
}

function find(messages: readonly OutboxMessage[], id: string): OutboxMessage | undefined {
	return messages.find((message) => message.id === id);
}

/** What no verdict leaves waiting: a POST without an answer, or any answer, if perhaps one in doubt. */
function eventOf(delivery: Delivery, at: number): OutboxEvent {
	if (delivery.kind === 'answered') return { kind: 'answered', answer: delivery.answer, at };
	const { code: status, verdict } = delivery;
	if (verdict === 'unknown') return { kind: 'lost' };
	const doubts = {
		...(verdict === 'doubtful' && { inDoubt: true as const }),
		...(verdict === 'gone' && { gone: true as const }),
	};
	return { kind: 'answered', answer: { status, message: '', ...doubts }, at };
}
