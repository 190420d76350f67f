import type { Words } from '../words-type';

export type { Note, Outcome } from '../pt/outcomes';

const isHere = 'The text is not lost: it is below, and kept on this device.';
const waitsForNetwork =
	'The message is kept on this device and will go by itself once there is a network. You can close the page.';
const waitsForServer =
	'The message is kept on this device and will go by itself once the server answers. You can close the page.';
const waits = 'The message has not gone yet. It is kept on this device and will go by itself.';
const notAccepted = 'The server did not accept the message. The text is kept on this device.';

type OutcomeTable = typeof import('../pt/outcomes').outcomeTexts;

const ofOwnerForm: Pick<OutcomeTable, 'oversized'> = import.meta.env.HAS_OWNER_FORM && {
	oversized: {
		form: 'The message could not be kept, because its files are over 10\u00a0MB, the most that is kept of a message: leave the page open and try again, or choose smaller files. The text is still here.',
	},
};

export const outcomeTexts: OutcomeTable = {
	sent: {},
	answered: { list: 'The server did not accept it.', notice: notAccepted },
	sending: { form: waitsForNetwork, list: 'Sending.', notice: 'The message is being sent.' },
	waiting: { form: waitsForNetwork, notice: waits },
	silent: {
		form: waitsForServer,
		note: {
			title: 'The server did not answer',
			help: 'This device has a network and the site opens: it was the message server that did not answer.',
		},
		list: 'The server did not answer.',
		notice: waits,
	},
	busy: {
		form: waitsForServer,
		note: {
			title: 'The server is not taking messages now',
			help: 'This device has a network and the server answered, but asked to be tried later.',
		},
		list: 'The server is not taking messages now.',
		notice: waits,
	},
	overdue: {
		form: 'The message is still kept on this device and will go by itself once the server takes it.',
		note: {
			title: 'The server has taken no messages for more than a day',
			help: 'The pages open, but the message does not go. Under ‘To be sent’ you can send it anyway; or reach us another way:',
			reach: 'phone-and-email',
			copy: true,
		},
		otherWay: 'The server has taken no messages for more than a day. You can send it anyway, or reach us:',
		notice: waits,
	},
	gone: {
		form: 'The message did not go. The text is not lost: it is below.',
		note: {
			title: 'The form no longer exists',
			help: 'The server no longer knows this form. Copy the text and reach us another way:',
			reach: 'phone-and-email',
			copy: true,
		},
		otherWay: 'The form no longer exists on the server. Reach us:',
		notice: notAccepted,
	},
	superseded: {
		form: isHere,
		note: {
			title: 'The form of this message no longer exists',
			help: 'It was written in another form of this site, which has gone. This one takes it: look over the text and the subject, and send it again.',
			copy: true,
		},
		list: 'The form that it was written in no longer exists; you can send it by the one that there is now.',
		notice: notAccepted,
	},
	unknown: {
		form: 'Sending was interrupted, and it is not known whether the message arrived. It is kept on this device; it will not go by itself, so as not to arrive twice. Decide under ‘To be sent’.',
		list: 'Sending was interrupted, and it is not known whether it arrived.',
		notice: 'Sending was interrupted, and it is not known whether your message arrived.',
	},
	refused: { form: isHere, list: 'The server did not accept it.', notice: notAccepted },
	doubtful: {
		form: `It is not known whether the message arrived; sent again, it may arrive twice. ${isHere}`,
		list: 'The server did not answer as it should, and it is not known whether it arrived.',
		notice: 'It is not known whether your message arrived. The text is kept on this device.',
	},
	unreadable: {
		form: 'It is not known whether this message has already gone. Look the text over before you send it.',
		note: {
			title: 'Message recovered',
			help: 'Another version of this site kept it in a way that this one does not understand.',
			copy: true,
		},
		list: 'It was kept by another version of this site, and it is not known whether it has already gone.',
	},
	deleted: { form: 'The message was deleted in another window before it went. The text is still here.' },
	unavailable: {
		form: 'The message could not be kept, because this browser does not allow it: copy the text before you close the page, or try again.',
	},
	full: {
		form: 'The message could not be kept, for lack of space on this device: copy the text before you close the page, or try again.',
	},
	...ofOwnerForm,
	unsure: {
		form: 'It is not known whether the message was kept on this device; if it was, it will go by itself. Before you send it by other means, open this page again and look under ‘To be sent’. The text is still here.',
	},
	unstored: {
		form: 'Sending was interrupted, and it is not known whether the message arrived. It could not be kept on this device: copy the text before you close the page.',
	},
};

export const outcomeActions: Words<typeof import('../pt/outcomes').outcomeActions> = {
	sendAnyway: 'Send anyway',
	toList: 'See the message',
};
