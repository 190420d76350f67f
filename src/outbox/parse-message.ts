import { isRecord } from '../platform/json';
import {
	type Obstacle,
	type OriginForm,
	type OutboxEntry,
	type OutboxMessage,
	originOf,
	type ServerAnswer,
} from './message';

/**
 * Parses a stored record. Every shape that a build has ever written stays readable (`testing/records.ts`), for a visitor may
 * come back after weeks. What cannot be parsed is not passed over: it becomes a refused message with every text that is
 * found in it, which the visitor can read, correct and send, or delete.
 * @param now milliseconds since the epoch: the age of a record that has none, so that it is not deleted as too old
 */
export function parseMessage(record: Readonly<Record<string, unknown>>, now: number): OutboxMessage {
	const { id, createdAt, attempts, subject, schemaUrl, feedbackUrl, form, state, sentAt, ...rest } = record;
	const entries = parseEntries(rest.entries);
	const obstacle = parseObstacle(rest.obstacle);
	const origin = parseForm(form) ?? originOf(entries ?? []);
	const kept = {
		id: String(id),
		createdAt: parseNumber(createdAt) ?? now,
		attempts: parseNumber(attempts) ?? 0,
		subject: parseText(subject) ?? '',
		schemaUrl: parseText(schemaUrl) ?? '',
		feedbackUrl: parseText(feedbackUrl) ?? '',
		...(origin && { form: origin }),
		// Where the fields are not known, all in the one that takes a long text.
		entries: entries ?? [['your-message', textsIn(rest).join('\n')] as const],
		...(obstacle && { obstacle }),
		...(rest.untold === true && { untold: true }),
		submission: parseText(rest.submission),
		doubts: parseNumber(rest.doubts),
	};
	const answer = parseAnswer(rest.answer);
	if (entries && typeof schemaUrl === 'string' && typeof feedbackUrl === 'string') {
		if (state === 'waiting' || state === 'sending' || state === 'unknown') return { ...kept, state };
		if (state === 'refused' && answer) return { ...kept, state, answer };
		if (state === 'sent' && answer && typeof sentAt === 'number') return { ...kept, state, answer, sentAt };
	}
	return { ...kept, state: 'refused', answer: { status: 'unreadable', message: '' } };
}

/** @returns undefined if one of them cannot be read: the message must not be sent without it */
function parseEntries(value: unknown): readonly OutboxEntry[] | undefined {
	if (!Array.isArray(value)) return undefined;
	const entries = value.map(parseEntry);
	return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

function parseEntry(value: unknown): OutboxEntry | undefined {
	if (!Array.isArray(value)) return undefined;
	const [name, content]: unknown[] = value;
	if (typeof name !== 'string') return undefined;
	if (typeof content === 'string') return [name, content];
	if (!isRecord(content)) return undefined;
	const { name: fileName, type, bytes } = content;
	const isFile = typeof fileName === 'string' && typeof type === 'string' && bytes instanceof ArrayBuffer;
	return isFile ? [name, { name: fileName, type, bytes }] : undefined;
}

function parseAnswer(value: unknown): ServerAnswer | undefined {
	if (!isRecord(value)) return undefined;
	const { status, message, received, inDoubt, gone } = value;
	if (typeof status !== 'string' || typeof message !== 'string') return undefined;
	return { status, message, received, ...(inDoubt === true && { inDoubt }), ...(gone === true && { gone }) };
}

function parseForm(value: unknown): OriginForm | undefined {
	if (!isRecord(value)) return undefined;
	const { id, locale } = value;
	return typeof id === 'number' && typeof locale === 'string' ? { id, locale } : undefined;
}

function parseObstacle(value: unknown): Obstacle | undefined {
	if (!isRecord(value)) return undefined;
	const { kind } = value;
	if (kind !== 'offline' && kind !== 'silent' && kind !== 'busy') return undefined;
	return { kind, since: parseNumber(value.since), notBefore: parseNumber(value.notBefore) };
}

function parseNumber(value: unknown): number | undefined {
	return typeof value === 'number' ? value : undefined;
}

function parseText(value: unknown): string | undefined {
	return typeof value === 'string' ? value : undefined;
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
