import type { Words } from '../words-type';

export const legalMessages: Words<typeof import('../pt/legal').legalMessages> = {
	sections: 'On this page',
	keptTimes: 'How long each thing is kept',
	keptScale: 'To scale: the sheet is ten years wide.',
	years: 'years',
	ageInSafari: { what: 'The answer about your age, in Safari', time: '7 days' },
	unsent: { what: 'Messages waiting to be sent, on your device', time: '30 days' },
	received: { what: 'Messages on the site’s server', time: '12 months' },
	age: { what: 'The answer about your age, in other browsers', time: '12 months' },
	invoices: { what: 'Data of invoices', time: '10 years' },
	legend: 'Legend',
	legendScale: 'The target and the focus, the size they have on the pages.',
	target: (px) => `Touch target: ${px}\u00a0pixels, or more.`,
	focus: 'Where the focus is.',
	focused: 'Save',
	contrast: (ratio) => `Text on paper: a contrast of ${ratio}\u00a0:\u00a01.`,
	twice: 'Letters twice as large, at 200%.',
	periods: 'Age and periods',
	adult: { unit: 'years', what: 'of age, to enter, taste or order' },
	withdrawal: { unit: 'days', what: 'to withdraw from an order, and as many again to send it back' },
	complaint: { unit: 'working days', what: 'for us to answer a complaint; weekends do not count' },
};
