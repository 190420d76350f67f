import { quantity, rounded } from '../quantity';
import type { Words } from '../words-type';

export const ownerFormMessages: Words<typeof import('../pt/owner-form').ownerFormMessages> = {
	freeText: (option) => `${option}: which?`,
	fileLimit: (limit, kept) => {
		if (limit === undefined) return `Without a network, up to ${size(kept)} per message.`;
		return limit > kept
			? `Up to ${size(limit)}; without a network, ${size(kept)} per message.`
			: `Up to ${size(limit)}.`;
	},
	tooLargeToKeep: (kept) =>
		`Without a network, files of more than ${size(kept)} per message cannot be stored. Choose another, or wait for the network.`,
	chooseAgain: (names) => `Choose ${names.join(', ')} again: it cannot be put back from here.`,
	acceptances: 'Confirm the statements of the form',
	unkept: {
		nonce:
			'This form is only for those who have an account and are logged in: it cannot be sent from this page. Reach us another way:',
		captcha:
			'This form asks for a code that this page cannot show, and cannot be sent from here. Reach us another way:',
	},
};

function size(bytes: number): string {
	const megabyte = 1024 * 1024;
	return bytes < megabyte ? quantity(Math.floor(bytes / 1024), 'kB') : quantity(rounded(bytes / megabyte, 1), 'MB');
}
