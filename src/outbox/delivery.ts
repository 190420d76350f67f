import { formDataOf } from './form-entries';
import type { OutboxMessage, ServerAnswer } from './message';
import { type MessageStore, passStorageError, type QueueDecision } from './message-store';
import { dropNews, happen, recover, waiting } from './queue';
import type { OutboxEvent } from './transitions';

/** Why the server could not be asked, or what came instead of an answer; `inDoubt` if it may have taken a message all the same. */
export type Failed = { kind: 'failed'; code: string; inDoubt?: true };

/** How a POST ended. */
export type Delivery = { kind: 'answered'; answer: ServerAnswer } | Failed;

type FailedOf<D extends Delivery> = Extract<D, { kind: 'failed' }>;

/** Who carries messages to the server. Neither function throws. */
export type Courier<D extends Delivery = Delivery> = {
	/** Asks whether the server is there, without sending anything. */
	probe(schemaUrl: string): Promise<{ kind: 'schema' } | FailedOf<D>>;
	post(feedbackUrl: string, body: FormData): Promise<D>;
};

/** How the attempt to send one message ended. */
export type Outcome<D extends Delivery = Delivery> =
	/** Nothing was posted: the message waits. */
	| { kind: 'unreachable'; failed: FailedOf<D> }
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
};

/** A visitor waits for this one; the message goes with the next replay if our turn does not come. */
const visitorsPatience = 30_000;

/**
 * Sends one kept message as soon as it is our turn. The caller gets the answer and tells the visitor, so no news of a
 * success is left in the queue.
 * @throws {OutboxStorageError} if the sending could not be noted; then nothing was posted
 * @throws a `TimeoutError` if our turn did not come
 */
export async function deliver<D extends Delivery>(
	id: string,
	courier: Courier<D>,
	surroundings: Surroundings,
): Promise<Outcome<D>> {
	const { store, exclusively } = surroundings;
	return exclusively(async () => {
		const outcome = await attempt(find(await recovered(surroundings), id), courier, surroundings);
		await note(store, (messages) =>
			outcome.kind === 'unreachable' ? happen(messages, id, { kind: 'unreachable' }) : dropNews(messages, id),
		);
		return outcome;
	}, visitorsPatience);
}

/**
 * Sends all waiting messages, the oldest first, each in a turn of its own, until the line is broken. One whose own server
 * does not answer as it should stays behind and keeps nobody else.
 * @param asked whether the visitor wants it now: then it counts as an attempt for each that waits on
 * @returns how many still wait
 * @throws {OutboxStorageError}
 */
export async function replay(courier: Courier, surroundings: Surroundings, asked = false): Promise<number> {
	const { store, exclusively } = surroundings;
	const passed = new Set<string>();
	const sendNext = async () => {
		const next = waiting(await recovered(surroundings)).find(
			({ id, schemaUrl }) => !passed.has(id) && !passed.has(schemaUrl),
		);
		if (!next) return false;
		passed.add(next.id);
		const outcome = await attempt(next, courier, surroundings);
		if (outcome.kind !== 'unreachable') return true;
		passed.add(next.schemaUrl);
		return outcome.failed.code !== 'fetch_error';
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
	{ store, now }: Surroundings,
): Promise<Outcome<D>> {
	if (message?.state !== 'waiting') return { kind: 'settled', message };
	const { id } = message;
	const reached = await courier.probe(message.schemaUrl);
	if (reached.kind === 'failed') return { kind: 'unreachable', failed: reached };
	const claimed = find(await store.change((messages) => happen(messages, id, { kind: 'claimed' })), id);
	if (claimed?.state !== 'sending') return { kind: 'settled', message: claimed };
	const delivery = await courier.post(claimed.feedbackUrl, formDataOf(claimed.entries));
	await note(store, (messages) => happen(messages, id, eventOf(delivery, now())));
	return { kind: 'delivered', delivery };
}

/** What happened has happened, also where it cannot be written down: a message left `sending` is found `unknown` later. */
async function note(store: MessageStore, decide: QueueDecision): Promise<void> {
	await store.change(decide).catch(passStorageError);
}

function find(messages: readonly OutboxMessage[], id: string): OutboxMessage | undefined {
	return messages.find((message) => message.id === id);
}

/** A line that broke leaves it unknown whether the message arrived. Any answer is an answer (PRODUCT 5.4), if perhaps one in doubt. */
function eventOf(delivery: Delivery, at: number): OutboxEvent {
	if (delivery.kind === 'answered') return { kind: 'answered', answer: delivery.answer, at };
	if (delivery.code === 'fetch_error') return { kind: 'lost' };
	const { code: status, inDoubt } = delivery;
	return { kind: 'answered', answer: { status, message: '', ...(inDoubt && { inDoubt }) }, at };
}
