import { vi } from 'vitest';
import type { Step } from './recording';

type Reply = { status: number; body: string } | 'unreachable';

/** A request as the recordings write it down, and how it ended. */
type Exchange = { request: string; reply: Reply };

/** The exchanges of a recording, in order. Bodies are what the events after an answer carried, or the form's schema. */
export function exchangesOf(timeline: readonly Step[], schema: unknown): Exchange[] {
	return timeline.flatMap<Exchange>(({ request }, at) => {
		if (request === undefined) return [];
		const later = timeline.slice(at + 1);
		const path = request.slice(request.indexOf(' ') + 1);
		const end = later.find(({ answered, requestFailed }) => requestFailed ?? (answered && path.endsWith(answered)));
		if (!end?.status) return [{ request, reply: 'unreachable' }];
		const carrier = request.endsWith('/refill') ? 'wpcf7reset' : 'wpcf7submit';
		const body = request.endsWith('/schema')
			? schema
			: later.find(({ event }) => event === carrier)?.detail?.apiResponse;
		// Where no event followed, the recorded server said something that is no answer.
		const text = body === undefined ? '<!doctype html><title>Erro</title>' : JSON.stringify(body);
		return [{ request, reply: { status: end.status, body: end.status === 204 ? '' : text } }];
	});
}

/** Stands in the place of `fetch`: answers each request as the next exchange of its address says, and writes all down. */
export class ScriptedServer {
	readonly #left: Exchange[];
	#open = 0;

	constructor(
		exchanges: readonly Exchange[],
		private readonly write: (step: Step) => void,
		private readonly delay: number,
	) {
		this.#left = [...exchanges];
		vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => this.#answer(url, init));
	}

	/** Resolves once every request was answered and what followed has happened. */
	async settled(): Promise<void> {
		do await new Promise((done) => setTimeout(done, this.delay + 5));
		while (this.#open > 0);
	}

	async #answer(url: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
		const request = `${method} ${url}`;
		const fields =
			body instanceof FormData ? [...body].map(([name, value]) => [name, written(value, true)]) : undefined;
		this.write({ request, headers: { ...(headers as Record<string, string>) }, ...(fields && { fields }) } as Step);
		const at = this.#left.findIndex((exchange) => exchange.request === request);
		const reply = at < 0 ? 'unreachable' : this.#left.splice(at, 1)[0]!.reply;
		this.#open += 1;
		await new Promise((done) => setTimeout(done, this.delay));
		this.#open -= 1;
		if (reply === 'unreachable') {
			this.write({ requestFailed: 'TypeError: Failed to fetch' });
			throw new TypeError('Failed to fetch');
		}
		this.write({ answered: url.slice(url.indexOf('/contact-forms/') + '/contact-forms'.length), status: reply.status });
		return new Response(reply.status === 204 ? null : reply.body, { status: reply.status });
	}
}

/** A value as the recordings write it: a file by its name, in a request with its size. */
export function written(value: FormDataEntryValue, withSize: boolean): string {
	if (typeof value === 'string') return value;
	return withSize ? `File:${value.name}:${value.size}` : `File:${value.name}`;
}
