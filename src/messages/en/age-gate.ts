import type { Words } from '../words-type';

export const ageGateMessages: Words<typeof import('../pt/age-gate').ageGateMessages> = {
	label: 'Age check',
	bornBefore: 'Born on or before',
	reason: 'This site is about wine and meant for those who have turned eighteen.',
	confirm: 'Yes, enter',
	decline: 'Not yet',
	declinedTitle: 'Until then.',
	declinedText: 'The wine can wait. So can the vines.',
	back: 'Back to the question',
	privacy: 'Privacy',
};
