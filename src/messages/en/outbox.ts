import { daysBetween } from '../days';
import { quantity } from '../quantity';
import type { Words } from '../words-type';

export const outboxMessages: Words<typeof import('../pt/outbox').outboxMessages> = {
	title: 'To be sent',
	sentTitle: 'Sent',
	empty: 'Nothing to be sent.',
	unavailable: 'This browser does not let messages be kept on this device.',
	tryNow: 'Try now',
	trying: 'Trying…',
	stillWaiting: 'It could not be sent yet.',
	notChanged: 'What is kept on this device could not be changed.',
	sendAgain: 'Send again',
	discard: 'Throw away',
	edit: 'Edit',
	draftInTheWay: 'The form holds another text, which this would replace.',
	replaceDraft: 'Replace it with this',
	keepDraft: 'Keep it',
	remove: (subject: string) => `Delete ‘${subject}’`,
	removed: (subject: string) => `Deleted: ‘${subject}’.`,
	undo: 'Undo',
	noText: 'Read the message',
	excerpt: (words: string) => `‘${words}’`,
	editIn: 'Edit on the page in',
	file: (name: string, bytes: number) => `${name} (${quantity(Math.ceil(bytes / 1024), 'kB')})`,
	waiting: 'Kept on this device.',
	sent: (when: string) => `Sent ${when}.`,
	attempts: (count: number) => `${countWords[count] ?? count} ${count === 1 ? 'attempt' : 'attempts'}.`,
	expires: (when: string) => `To be deleted on ${when}.`,
	wentOut: (when: string) => `The message that was kept on this device was sent ${when}.`,
	severalWentOut: (count: number) =>
		`${countWords[count] ?? count} messages that were kept on this device have been sent.`,
	closeNotice: 'Close the notice',
};

export function subjectText(subject: string): string {
	return subject || 'Message';
}

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** `today, 11.42 am`, `yesterday, 6.05 pm`, `12 October, 9 am`. */
export function momentText(moment: Date, now: Date): string {
	const time = timeText(moment);
	const days = daysBetween(moment, now);
	if (days === 0) return `today, ${time}`;
	if (days === 1) return `yesterday, ${time}`;
	return `${dayText(moment)}, ${time}`;
}

/** `12 October`. */
export function dayText(moment: Date): string {
	return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}

function timeText(moment: Date): string {
	const minutes = moment.getMinutes();
	const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
	return `${moment.getHours() % 12 || 12}${past}\u00a0${moment.getHours() < 12 ? 'am' : 'pm'}`;
}
