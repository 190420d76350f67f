import type { Words } from '../words-type';

/** The words that Contact Form 7 comes with. */
export const formAnswers: Words<typeof import('../pt/server').formAnswers> = {
	sent: 'Thank you for your message. It has been sent.',
	failed: 'There was an error trying to send your message. Please try again later.',
	invalid: 'One or more fields have an error. Please check and try again.',
	unaccepted: 'You must accept the terms and conditions before sending your message.',
	spam: 'There was an error trying to send your message. Please try again later.',
	aborted: 'Sending mail has been aborted.',
	subscribersOnly: 'This contact form is available only for logged in users.',
	required: 'Please fill out this field.',
	email: 'Please enter an email address.',
	url: 'Please enter a URL.',
	tel: 'Please enter a telephone number.',
	tooShort: 'This field has a too short input.',
	tooLong: 'This field has a too long input.',
	number: 'Please enter a number.',
	numberTooSmall: 'This field has a too small number.',
	numberTooLarge: 'This field has a too large number.',
	date: 'Please enter a date in YYYY-MM-DD format.',
	dateTooEarly: 'This field has a too early date.',
	dateTooLate: 'This field has a too late date.',
	tooManyItems: 'Too many items are selected.',
	unknownValue: 'Undefined value was submitted through this field.',
	fileType: 'You are not allowed to upload files of this type.',
	fileTooLarge: 'The uploaded file is too large.',
	fileNotUploaded: 'There was an error uploading the file.',
	quiz: 'The answer to the quiz is incorrect.',
};

export const postedForm: Words<typeof import('../pt/server').postedForm> = {
	otherForm:
		'The page was from an earlier version of the site, and the message was not sent. The text is still here: send it again.',
	tooLarge: 'The message is too large and was not sent. Go back to shorten it.',
	unsure: 'It is not known whether the message was stored. The text is still here: keep a copy before you repeat it.',
	tooMany: (minutes: number) =>
		`We have had too many messages, and this one was not sent. The text is still here: send it again in ${minutes} min.`,
	refused: 'The server did not accept the request, and the message was not sent. The text is still in the form.',
	unknown:
		'The server did not answer as it should. It is not known whether the message was sent: keep the text before you repeat it.',
};
