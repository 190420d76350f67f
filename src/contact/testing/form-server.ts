import { vi } from 'vitest';

/** What the form's server does with a request: an answer, or nothing at all. */
export type Reply = { status?: number; json?: unknown; text?: string } | 'unreachable';

export const mailSent: Reply = {
	json: {
		status: 'mail_sent',
		message: 'Obrigado! A sua mensagem foi enviada.',
		posted_data_hash: 'h',
		invalid_fields: [],
	},
};

export const spam: Reply = { json: { status: 'spam', message: 'A mensagem foi recusada.', invalid_fields: [] } };

const schema = {
	version: '1',
	locale: 'pt_PT',
	rules: [{ rule: 'email', field: 'your-email', error: 'Escreva um endereço de email válido.' }],
};

/** Stands in the place of `fetch`, with one reply for each kind of request, changed as the test goes on. */
export class FormServer {
	schema: Reply = { json: schema };
	feedback: Reply = mailSent;
	refill: Reply = { json: [] };
	/** The submissions that were posted, in order. */
	posted: FormData[] = [];
	/** Runs while a submission is at the server. */
	onPost: () => Promise<void> = async () => {};

	constructor() {
		vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => this.#answer(url, request));
	}

	/** The line is cut, or there again. */
	set reachable(reachable: boolean) {
		this.schema = reachable ? { json: schema } : 'unreachable';
		this.refill = reachable ? { json: [] } : 'unreachable';
	}

	async #answer(url: string, { method, body }: RequestInit): Promise<Response> {
		if (method === 'POST') {
			if (body instanceof FormData) this.posted.push(body);
			await this.onPost();
			return respond(this.feedback);
		}
		return respond(url.endsWith('/refill') ? this.refill : this.schema);
	}
}

function respond(reply: Reply): Response {
	if (reply === 'unreachable') throw new TypeError('Failed to fetch');
	return new Response(reply.text ?? JSON.stringify(reply.json), { status: reply.status ?? 200 });
}
