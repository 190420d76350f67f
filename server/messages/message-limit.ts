import { isIPv6 } from 'node:net';
import type { Client } from '../http/client-address';

/** How many messages are taken within ten minutes. */
export type MessageLimits = { perAddress: number; total: number };

const windowMs = 10 * 60 * 1000;

/**
 * Counts messages as they arrive, refused ones too. Where the settings name no proxy and there may be one,
 * one address stands for many visitors, and only the total counts.
 * @returns a function that counts a message, or gives the seconds after which to repeat one that is too many
 */
export function createMessageLimit(
	limits: MessageLimits,
	now: () => number = () => performance.now(),
): (client: Client) => number | undefined {
	let taken: { time: number; sender: string | undefined }[] = [];
	return (client) => {
		const time = now();
		const sender = senderOf(client);
		taken = taken.filter((message) => message.time > time - windowMs);
		const ofSender = taken.filter((message) => sender !== undefined && message.sender === sender);
		const full = taken.length >= limits.total ? taken : ofSender.length >= limits.perAddress ? ofSender : undefined;
		if (full) return Math.ceil(((full[0]?.time ?? time) + windowMs - time) / 1000);
		taken.push({ time, sender });
		return undefined;
	};
}

/** A household or a phone has a whole IPv6 network of 64 bits to itself. */
function senderOf({ kind, address }: Client): string | undefined {
	if (kind === 'behind-unknown-proxy') return undefined;
	return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
	const [head = '', tail = ''] = address.split('::');
	const left = head.split(':').filter((part) => part !== '');
	const right = tail.split(':').filter((part) => part !== '');
	const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
	return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

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
