/** What another server answered cannot be used; the message tells the owner why. */
export class PullError extends Error {
	override name = 'PullError';
	/** `silent`: nothing came back, or a server that is out of order answered. Another time it may be different. */
	readonly kind: 'silent' | 'refused';

	constructor(message: string, kind: PullError['kind'] = 'refused') {
		super(message);
		this.kind = kind;
	}
}
