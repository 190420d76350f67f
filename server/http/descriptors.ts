import { readFileSync } from 'node:fs';
import { errorCode } from '../../src/platform/errors';

/** Whether the process may open no further file or connection. */
export function isOutOfDescriptors(error: unknown): error is Error {
	return ['EMFILE', 'ENFILE'].includes(errorCode(error));
}

/** Descriptors that the process needs beside its connections: program, log, data folder. */
const ownDescriptors = 32;

/** A connection, and the file that answers it with its two compressed siblings, which are open for a moment. */
const descriptorsPerConnection = 4;

/**
 * As many connections as there are descriptors for, so that every connection that is accepted can be answered.
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
