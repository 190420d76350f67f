import { formDataOf } from './form-entries';
import type { OutboxMessage, ServerAnswer } from './message';
import { type MessageStore, OutboxStorageError, type QueueDecision } from './message-store';
import { dropNews, happen, recover, waitingIds } from './queue';

/** Why the server could not be asked, or what came instead of an answer. */
export type Failed = { kind: 'failed'; code: string };

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
	 * @throws {SenderBusyError} if our turn did not come; then the task was not run
	 */
	exclusively<T>(task: () => Promise<T>, patience?: number): Promise<T>;
	/** Milliseconds since the epoch. */
	now(): number;
};

/** Another tab or worker has been sending for longer than we wanted to wait. */
export class SenderBusyError extends Error {
	override name = 'SenderBusyError';
}

/** A visitor waits for this one; the message goes with the next replay if our turn does not come. */
const visitorsPatience = 30_000;

/**
 * Sends one kept message as soon as it is our turn. The caller gets the answer and tells the visitor, so no news of a
 * success is left in the queue.
 * @throws {OutboxStorageError} if the sending could not be noted; then nothing was posted
 * @throws {SenderBusyError}
 */
export async function deliver<D extends Delivery>(
	id: string,
	courier: Courier<D>,
	surroundings: Surroundings,
): Promise<Outcome<D>> {
	return surroundings.exclusively(async () => {
		const outcome = await attempt(id, courier, surroundings);
		if (outcome.kind === 'delivered') await note(surroundings.store, (messages) => dropNews(messages, id));
		return outcome;
	}, visitorsPatience);
}

/**
 * Sends all waiting messages, the oldest first, until one cannot go.
 * @returns how many still wait
 * @throws {OutboxStorageError}
 */
export async function replay(courier: Courier, surroundings: Surroundings): Promise<number> {
	const { store, exclusively, now } = surroundings;
	return exclusively(async () => {
		const queue = await store.change((messages) => recover(messages, now()));
		for (const id of waitingIds(queue)) {
			const outcome = await attempt(id, courier, surroundings);
			if (outcome.kind === 'unreachable') break;
		}
		return waitingIds(await store.read()).length;
	});
}

async function attempt<D extends Delivery>(
	id: string,
	courier: Courier<D>,
	{ store, now }: Surroundings,
): Promise<Outcome<D>> {
	const message = find(await store.read(), id);
	if (message?.state !== 'waiting') return { kind: 'settled', message };
	const reached = await courier.probe(message.schemaUrl);
	if (reached.kind === 'failed') {
		await note(store, (messages) => happen(messages, id, { kind: 'unreachable' }));
		return { kind: 'unreachable', failed: reached };
	}
	const claimed = find(await store.change((messages) => happen(messages, id, { kind: 'claimed' })), id);
	if (claimed?.state !== 'sending') return { kind: 'settled', message: claimed };
	const delivery = await courier.post(claimed.feedbackUrl, formDataOf(claimed.entries));
	await note(store, (messages) => happen(messages, id, eventOf(delivery, now())));
	return { kind: 'delivered', delivery };
}

/** What happened has happened, also where it cannot be written down: a message left `sending` is found `unknown` later. */
async function note(store: MessageStore, decide: QueueDecision): Promise<void> {
	try {
		await store.change(decide);
	} catch (error) {
		if (!(error instanceof OutboxStorageError)) throw error;
	}
}

function find(messages: readonly OutboxMessage[], id: string): OutboxMessage | undefined {
	return messages.find((message) => message.id === id);
}

/** Only a line that broke leaves it open whether the message arrived; any answer at all is an answer (PRODUCT 5.4). */
function eventOf(delivery: Delivery, at: number) {
	if (delivery.kind === 'answered') return { kind: 'answered', answer: delivery.answer, at } as const;
	if (delivery.code === 'fetch_error') return { kind: 'lost' } as const;
	return { kind: 'answered', answer: { status: delivery.code, message: '' }, at } as const;
}
