import { readFileSync } from 'node:fs';
import type { MessageLimits } from './wordpress/message-limit';

/** Descriptors that the process needs beside its connections: program, log, data folder. */
const ownDescriptors = 32;

/** A connection, and the file that answers it with its two compressed siblings, which are open for a moment. */
const descriptorsPerConnection = 4;

/**
 * Parses the numbers of messages that are taken within ten minutes, by address and in all: `20,300`.
 * @throws {Error} when it is anything else
 */
export function parseMessageLimits(text: string): MessageLimits {
	const [, perAddress, total] = /^(\d+),(\d+)$/.exec(text) ?? [];
	if (perAddress === undefined) {
		throw new Error(`MESSAGE_LIMITS must be two numbers, by address and in all, as "20,300", not "${text}".`);
	}
	return { perAddress: Number(perAddress), total: Number(total) };
}

/**
 * As many connections as there are descriptors for, so that whoever is let in can be answered.
 * @param processLimits the text of `/proc/self/limits`
 */
export function maxConnections(processLimits = readProcessLimits()): number {
	const descriptors = Number(/^Max open files\s+(\d+)/m.exec(processLimits)?.[1] ?? Infinity);
	return Math.max(8, Math.floor((descriptors - ownDescriptors) / descriptorsPerConnection));
}

/** Only Linux tells them; elsewhere connections have no limit. */
function readProcessLimits(): string {
	try {
		return readFileSync('/proc/self/limits', 'utf8');
	} catch {
		return '';
	}
}
