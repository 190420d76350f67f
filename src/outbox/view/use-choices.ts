import { useState } from 'react';
import { outboxMessages as m } from '#messages/outbox';
import type { OutboxMessage } from '../message';
import { deliverWithoutPing, releaseMessage, removeMessages, replayOutbox, restoreMessage } from '../outbox';

/** What a visitor can do with the messages on this device, and what came of it. */
type OutboxChoices = {
	trying: boolean;
	/** Why the last choice could not be carried out; empty if it could. */
	complaint: string;
	/** Deleted here and not put back. */
	removed: readonly OutboxMessage[];
	/** The id of the one that was put back last. */
	back: string | undefined;
	tryNow(): void;
	resend(message: OutboxMessage): void;
	/** Posts it without asking the server first, which has taken nothing for long. */
	sendAnyway(message: OutboxMessage): void;
	remove(message: OutboxMessage): void;
	undo(message: OutboxMessage): void;
};

/** Carries out the visitor's choices; one that fails leaves a complaint. */
export function useChoices(): OutboxChoices {
	const [trying, setTrying] = useState(false);
	const [complaint, setComplaint] = useState('');
	const [removed, setRemoved] = useState<readonly OutboxMessage[]>([]);
	const [back, setBack] = useState<string>();

	const change = async (task: () => Promise<void>) => {
		setComplaint('');
		try {
			await task();
		} catch {
			setComplaint(m.notChanged);
		}
	};
	/** @param send whether something still waits after it */
	const attempt = async (send: () => Promise<boolean>) => {
		setTrying(true);
		try {
			if (await send()) setComplaint(m.stillWaiting);
		} finally {
			setTrying(false);
		}
	};
	const sendAll = () => attempt(async () => (await replayOutbox(true)) > 0);
	return {
		trying,
		complaint,
		removed,
		back,
		tryNow: () => {
			if (!trying) void change(sendAll);
		},
		resend: ({ id }) =>
			void change(async () => {
				await releaseMessage(id);
				await sendAll();
			}),
		sendAnyway: ({ id }) => void change(() => attempt(async () => (await deliverWithoutPing(id))?.state === 'waiting')),
		remove: ({ id }) =>
			void change(async () => {
				// As it was when it went, which may be later than what the list showed: a message just sent cannot be undone.
				const gone = (await removeMessages([id])).filter(({ state }) => state !== 'sent');
				setRemoved((before) => [...before.filter((message) => message.id !== id), ...gone]);
			}),
		undo: (message) =>
			void change(async () => {
				await restoreMessage(message);
				setBack(message.id);
				setRemoved((before) => before.filter(({ id }) => id !== message.id));
			}),
	};
}
