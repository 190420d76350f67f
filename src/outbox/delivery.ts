import { type Delivery, fetchSchema, postFeedback } from '../cf7/api';
import type { Failure } from '../cf7/failure';
import type { Schema } from '../cf7/schema';
import { bodyOf, type Obstacle, type OutboxMessage, submissionField } from './message';
import { eventOf, isDoubt, isGone, isTurnedAway, isUndecided } from './outcomes';
import { applyEvent, isDue, recover, reported, waiting, withObstacle } from './queue';
import { ignoreStorageError, type MessageStore, type QueueDecision } from './store';
import { type TurnedAway, transition } from './transitions';

/** The way to the form's server. Neither function throws. */
export type Transport = {
	/** Asks whether the server of a message is there, and has the companion, without sending anything. */
	ping(
		message: Pick<OutboxMessage, 'schemaUrl' | 'submission'>,
	): Promise<{ kind: 'schema'; schema?: Pick<Schema, 'hasCompanion'> } | Failure>;
	post(feedbackUrl: string, body: FormData): Promise<Delivery>;
};

export const formServer: Transport = { ping: ({ schemaUrl }) => fetchSchema(schemaUrl), post: postFeedback };

export type DeliveryDeps = {
	store: MessageStore;
	transport: Transport;
	/**
	 * Runs a task while no other tab or worker runs one.
	 * @param timeoutMs how long to wait for our turn at most
	 * @throws a `TimeoutError` if our turn did not come; then the task was not run
	 */
	exclusively<T>(task: () => Promise<T>, timeoutMs?: number): Promise<T>;
	/** Milliseconds since the epoch. */
	now(): number;
	/** Whether the site itself can be reached: then what does not answer is the form's server alone. */
	siteAnswers(): Promise<boolean>;
};

/** A visitor waits for this one; the message is sent with the next replay if our turn does not come. */
const turnTimeoutMs = 30_000;

/**
 * Sends one stored message as soon as it is our turn.
 * @param isWatched whether the caller still tells the visitor how it ended; if not, the queue keeps the message as one to report
 * @returns the message as it is now, also where another sender was faster; undefined if it was deleted
 * @throws {OutboxStorageError} if the sending could not be noted; then nothing was posted
 * @throws a `TimeoutError` if our turn did not come
 */
export async function deliver(
	id: string,
	deps: DeliveryDeps,
	isWatched: () => boolean,
): Promise<OutboxMessage | undefined> {
	const { store, exclusively } = deps;
	return exclusively(async () => {
		const message = await attempt(find(await recovered(deps), id), deps);
		if (message?.state === 'waiting')
			await note(store, (messages) => applyEvent(messages, id, { type: 'unreachable' }));
		if (isWatched()) await note(store, (messages) => reported(messages, [id]));
		return message;
	}, turnTimeoutMs);
}

/**
 * Sends all waiting messages, the oldest first, each in a turn of its own, until the network is found missing. One whose own
 * server does not take it stays and delays no other. A server that has named a time to come back is not asked before it,
 * unless the visitor asks.
 * @param isAsked whether the visitor wants it now: then it counts as an attempt for each that still waits
 * @returns how many still wait
 * @throws {OutboxStorageError}
 */
export async function replay(deps: DeliveryDeps, isAsked = false): Promise<number> {
	const { store, exclusively, now } = deps;
	const tried = new Set<string>();
	const sendNext = async () => {
		const next = waiting(await recovered(deps)).find(
			(message) => !tried.has(message.id) && !tried.has(message.schemaUrl) && (isAsked || isDue(message, now())),
		);
		if (!next) return false;
		tried.add(next.id);
		const message = await attempt(next, deps);
		if (message?.state !== 'waiting') return true;
		tried.add(next.schemaUrl);
		return message.obstacle?.kind !== 'offline';
	};
	while (await exclusively(sendNext));
	const left = waiting(await store.read());
	for (const { id } of isAsked ? left : [])
		await note(store, (messages) => applyEvent(messages, id, { type: 'unreachable' }));
	return left.length;
}

/**
 * Sends what cannot be stored. The server is asked first here too: of a message that was never posted it can be said that it
 * is on the page, and nowhere else. It has an id for what browsers repeat by themselves (docs/decisions/0005), and visitors whose
 * answer did not come. Never throws.
 */
export async function postDirectly(
	{ schemaUrl, feedbackUrl }: Pick<OutboxMessage, 'schemaUrl' | 'feedbackUrl'>,
	body: FormData,
	transport = formServer,
): Promise<Delivery> {
	const pinged = await transport.ping({ schemaUrl });
	if (isTurnedAway(pinged) || isGone(pinged)) return pinged;
	let submission = newSubmission(pinged);
	if (submission) {
		const text = JSON.stringify([...body], fileByName);
		if (lastUnstored?.text === text) ({ submission } = lastUnstored);
		lastUnstored = { text, submission };
		body.append(submissionField, submission);
	}
	const delivery = await transport.post(feedbackUrl, body);
	if (delivery.kind === 'answered') lastUnstored = undefined;
	return delivery;
}

/** What was posted last without being stored, while no answer says what became of it: pressed again, it is the same message. */
let lastUnstored: { text: string; submission: string } | undefined;

function fileByName(_: string, value: unknown): unknown {
	return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

function recovered({ store, now }: DeliveryDeps): Promise<readonly OutboxMessage[]> {
	return store.change((messages) => recover(messages, now()));
}

/**
 * To be called in our turn. Another sender may have been faster, or the visitor may have deleted the message.
 * @returns the message as it is now
 */
async function attempt(message: OutboxMessage | undefined, deps: DeliveryDeps): Promise<OutboxMessage | undefined> {
	if (message?.state !== 'waiting') return message;
	const { store, transport, now } = deps;
	const { id } = message;
	const pinged = await transport.ping(message);
	if (isTurnedAway(pinged, message.submission)) return noteObstacle(message, pinged, deps);
	const submission = newSubmission(pinged);
	const claimed = find(await store.change((messages) => applyEvent(messages, id, { type: 'claimed', submission })), id);
	if (claimed?.state !== 'sending') return claimed;
	const delivery = isGone(pinged) ? pinged : await transport.post(claimed.feedbackUrl, bodyOf(claimed));
	if (isTurnedAway(delivery) || isUndecided(delivery, claimed)) return noteObstacle(claimed, delivery, deps);
	const event = eventOf(delivery, now());
	await note(store, (messages) => applyEvent(messages, id, event));
	return transition(claimed, event);
}

/** An id for a message, where the companion is there to know it again; insecure origins cannot make one. */
function newSubmission(pinged: Awaited<ReturnType<Transport['ping']>>): string | undefined {
	return pinged.kind === 'schema' && pinged.schema?.hasCompanion ? crypto.randomUUID?.() : undefined;
}

async function noteObstacle(
	message: OutboxMessage,
	failure: Failure,
	{ store, now, siteAnswers }: DeliveryDeps,
): Promise<OutboxMessage | undefined> {
	const { code, retryAfter } = failure;
	const hasAnswered = code !== 'fetch_error';
	const kind = hasAnswered ? 'busy' : (await siteAnswers()) ? 'silent' : 'offline';
	const obstacle: Obstacle = {
		kind,
		since: kind === 'offline' ? undefined : now(),
		notBefore: retryAfter === undefined ? undefined : now() + retryAfter,
	};
	const event: TurnedAway = { type: 'turned-away', obstacle, isDoubtful: isDoubt(failure) };
	await note(store, (messages) => withObstacle(messages, message, event));
	return transition(message, event);
}

/** What has happened has happened, also where it cannot be written down: a message left `sending` is found `unknown` later. */
async function note(store: MessageStore, decide: QueueDecision): Promise<void> {
	await store.change(decide).catch(ignoreStorageError);
}

function find(messages: readonly OutboxMessage[], id: string): OutboxMessage | undefined {
	return messages.find((message) => message.id === id);
}
