import type { Obstacle, OutboxEntry, OutboxFile, OutboxMessage, ServerAnswer } from './message';

/** Parses a stored record, which an older version of the site may have written. @returns undefined if it is no message */
export function parseMessage(record: unknown): OutboxMessage | undefined {
	if (!isRecord(record)) return undefined;
	const { id, createdAt, attempts, subject, schemaUrl, feedbackUrl, entries, state, sentAt } = record;
	if (typeof id !== 'string' || typeof subject !== 'string') return undefined;
	if (typeof createdAt !== 'number' || typeof attempts !== 'number') return undefined;
	if (typeof schemaUrl !== 'string' || typeof feedbackUrl !== 'string' || !Array.isArray(entries)) return undefined;
	const obstacle = parseObstacle(record.obstacle);
	const kept = {
		id,
		createdAt,
		attempts,
		subject,
		schemaUrl,
		feedbackUrl,
		entries: entries.flatMap(parseEntry),
		...(obstacle && { obstacle }),
		...(record.untold === true && { untold: true }),
	};
	const answer = parseAnswer(record.answer);
	if (state === 'waiting' || state === 'sending' || state === 'unknown') return { ...kept, state };
	if (state === 'refused' && answer) return { ...kept, state, answer };
	if (state === 'sent' && answer && typeof sentAt === 'number') return { ...kept, state, answer, sentAt };
	return undefined;
}

function parseEntry(value: unknown): OutboxEntry[] {
	if (!Array.isArray(value)) return [];
	const [name, content]: unknown[] = value;
	if (typeof name !== 'string') return [];
	if (typeof content === 'string') return [[name, content]];
	const file = parseFile(content);
	return file ? [[name, file]] : [];
}

function parseFile(value: unknown): OutboxFile | undefined {
	if (!isRecord(value)) return undefined;
	const { name, type, bytes } = value;
	return typeof name === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer
		? { name, type, bytes }
		: undefined;
}

function parseAnswer(value: unknown): ServerAnswer | undefined {
	if (!isRecord(value)) return undefined;
	const { status, message, received, inDoubt, gone } = value;
	if (typeof status !== 'string' || typeof message !== 'string') return undefined;
	return { status, message, received, ...(inDoubt === true && { inDoubt }), ...(gone === true && { gone }) };
}

function parseObstacle(value: unknown): Obstacle | undefined {
	if (!isRecord(value)) return undefined;
	const { kind } = value;
	if (kind !== 'offline' && kind !== 'silent' && kind !== 'busy') return undefined;
	return { kind, since: parseTime(value.since), notBefore: parseTime(value.notBefore) };
}

function parseTime(value: unknown): number | undefined {
	return typeof value === 'number' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
