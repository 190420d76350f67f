import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { askUpstream, Line } from '../unit/line';
import type { PhpSite } from './php-site';

/** What the line does to a message: loses it, its answer, half of that, or breaks while PHP is at work. */
export const cuts = ['before it arrives', 'while at work', 'before its answer', 'in its answer'] as const;
type Cut = (typeof cuts)[number];

/** Stands between the client and a site on several PHP processes, and cuts messages. */
export class CuttingLine extends Line {
	/** What happens to the next messages, in this order. */
	fates: (Cut | 'passes')[] = [];
	/** How many messages were cut, and the statuses of those answers that were not. */
	cut = 0;
	readonly statuses: number[] = [];
	#turn = 0;

	private constructor(
		private readonly site: PhpSite,
		private readonly count: number,
	) {
		super();
	}

	/** @param count of PHP processes, which take turns */
	static before(site: PhpSite, count: number): Promise<CuttingLine> {
		return new CuttingLine(site, count).opened();
	}

	protected async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const body = await buffer(incoming);
		const fate = incoming.method === 'POST' ? (this.fates.shift() ?? 'passes') : 'passes';
		if (fate !== 'passes') this.cut += 1;
		if (fate === 'before it arrives') {
			outgoing.destroy();
			return;
		}
		const answer = this.#ask(incoming, body, fate === 'while at work');
		// PHP goes on: a web server does not tell it that its client is gone.
		if (fate === 'while at work') setTimeout(() => outgoing.destroy(), 30);
		const { status, headers, bytes } = await answer;
		switch (fate) {
			case 'while at work':
				return;
			case 'before its answer':
				outgoing.destroy();
				return;
			case 'in its answer':
				outgoing.writeHead(status, { ...headers, 'content-length': bytes.length });
				outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy());
				return;
		}
		if (incoming.method === 'POST') this.statuses.push(status);
		outgoing.writeHead(status, headers).end(bytes);
	}

	async #ask({ method, url = '', headers }: IncomingMessage, body: Buffer, isSlow: boolean) {
		this.#turn += 1;
		// Until a repeat has come while PHP was at work.
		const takes = this.statuses.includes(409) ? '100' : '1500';
		const asked = { ...headers, connection: 'close', ...(isSlow && { 'x-mail-takes': takes }) };
		const origin = this.site.originOf(this.#turn % this.count);
		const answer = await askUpstream(origin + url, { method, headers: asked, agent: false }, body);
		const { 'content-type': type = '', 'retry-after': retryAfter } = answer.headers;
		const kept = { 'content-type': type, ...(retryAfter && { 'retry-after': retryAfter }) };
		return { status: answer.statusCode ?? 502, headers: kept, bytes: await buffer(answer) };
	}
}
