import type { Words } from '../words-type';

export const cf7Messages: Words<typeof import('../pt/cf7').cf7Messages> = {
	error: 'Error:',
	wrongPlace: 'This contact form is in the wrong place.',
	textIsKept: 'The text is still here.',
	mayHaveArrived: 'It is not known whether the message arrived. The text is still here.',
};

/** `original` is the plugin’s own and goes to the console. */
export const failures: Words<typeof import('../pt/cf7').failures> = {
	fetch_error: { original: 'You are probably offline.', text: 'There is probably no connection.' },
	invalid_json: {
		original: 'The response is not a valid JSON response.',
		text: 'The server’s answer is not valid JSON.',
	},
	http_error: { original: 'The server responded with an error.', text: 'The server answered with an error.' },
};
