import type { Words } from '../words-type';
import type { Note } from './outcomes';

type ContactMessages = Words<typeof import('../pt/contact').contactMessages> & {
	readonly unavailable: Pick<Required<Note>, 'reach'>;
};

export const contactMessages: ContactMessages = {
	form: 'Contact form',
	answersIn: (language: string) => `You can write in English; the form answers in ${language}.`,
	fields: {
		'your-name': 'Name',
		'your-email': 'Email',
		'your-phone': 'Telephone',
		'your-site': 'Website',
		'your-subject': 'Subject',
		'your-message': 'Message',
		'accept-terms': 'Privacy policy',
	},
	optional: '(optional)',
	/** The number comes first: `2000 characters left.` */
	left: ['', 'characters left.'],
	charactersLeft: (count: number) => {
		if (count === 0) return 'No characters left.';
		return count === 1 ? 'One character left.' : `${count} characters left.`;
	},
	accept: ['I have read and accept the', 'privacy policy', '.'],
	send: 'Send',
	sending: 'Sending…',
	retry: 'Try again',
	slow: 'Still sending…',
	long: 'Still sending: the server is slow to answer. You can wait; if you are in a hurry, reach us another way:',
	or: 'or',
	another: 'Write another',
	copy: 'Copy the text',
	copied: 'Text copied.',
	notCopied: 'It could not be copied. The text is selected: copy it with the keyboard or from the menu.',
	clear: 'Clear',
	undoClear: 'Restore what I wrote',
	required: 'Fill in this field.',
	invalidEmail: 'Enter a valid email address.',
	invalidPhone: 'Enter a valid telephone number.',
	invalidSite: 'Enter a valid web address.',
	invalidHere: 'Some fields need correcting. Nothing has been sent yet.',
	facts: {
		phone: 'Telephone',
		email: 'Email',
		address: 'Address',
		coordinates: 'Coordinates',
		hours: 'Hours',
	},
	others: (count: number) =>
		count === 1
			? 'The message under ‘To be sent’ is a different one.'
			: 'The messages under ‘To be sent’ are different ones.',
	toReview: (count: number) => {
		if (count === 0) return 'You can send it again';
		return count === 1 ? 'One field to look over' : `${numberWords[count] ?? count} fields to look over`;
	},
	unavailable: {
		title: 'The form cannot be sent from here',
		help: 'The site’s settings are missing from this page. Reload it, or reach us another way:',
		reach: 'phone-and-email',
	},
};

const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];

const textIsHere = 'The text is not lost: it is below.';

export const statusNotes: typeof import('../pt/contact').statusNotes = {
	sent: { title: 'Message sent', help: 'As a rule we answer the same day. During the harvest, at night.' },
	unaccepted: { title: 'The privacy policy has not been accepted' },
	spam: {
		title: 'The message was held back',
		help: `The filter held the message back. If it has links, take them out. ${textIsHere} You can also telephone us:`,
		reach: 'phone',
		copy: true,
	},
	aborted: {
		title: 'We could not send it',
		help: `The server did not accept the message. ${textIsHere}`,
		retry: true,
		copy: true,
	},
	failed: { title: 'We could not send it', help: textIsHere, retry: true, copy: true },
	'payment-required': {
		title: 'The server asks for a payment',
		help: `Nothing is paid for on this site, and writing to us is free. ${textIsHere} Do telephone us:`,
		reach: 'phone',
		copy: true,
	},
	'custom-fetch-error': { title: 'No connection', retry: true, copy: true },
	'custom-http-error': { title: 'The server did not answer as it should', retry: true, copy: true },
	'custom-invalid-json': { title: 'The server did not answer as it should', retry: true, copy: true },
};

export const otherStatusNote: Note = {
	title: 'The server’s answer',
	help: textIsHere,
	copy: true,
};
