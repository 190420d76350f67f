const names: Readonly<Record<string, string>> = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};

/** The class and `data-status` that a form in a page has for the status of an answer (CONTRACT 6). */
export function statusNameOf(status: string): string {
	const own = status
		.replace(/[^0-9a-z]+/i, ' ')
		.trim()
		.replace(/\s+/, '-');
	return names[status] ?? `custom-${own}`;
}
