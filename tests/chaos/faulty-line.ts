import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteServer } from '../e2e/site-server';
import { askUpstream, Line } from '../unit/line';

/** What the line does to the next question whether the server is there. */
const atQuestions = ['question lost', 'question refused', 'tab killed while asking'] as const;
/** What the line does to the next message. */
const atMessages = [
	'slow answer',
	'cut before accepting',
	'cut after accepting',
	'server error before accepting',
	'server error after accepting',
	'answer is no JSON',
	'tab killed before accepting',
	'tab killed after accepting',
	'worker stopped',
	'site updated',
] as const;
export const lineFaults = [...atQuestions, ...atMessages] as const;
export type LineFault = (typeof lineFaults)[number];

const isQuestion = ({ method, url = '' }: IncomingMessage) => method === 'GET' && url.endsWith('/feedback/schema');
const isMessage = ({ method, url = '' }: IncomingMessage) => method === 'POST' && url.endsWith('/feedback');

function fail(outgoing: ServerResponse): void {
	outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Erro</h1>');
}

/** Stands between browser and server: passes everything on, but does something to the next request that a fault is for. */
export class FaultyLine extends Line {
	readonly hit = new Set<LineFault>();
	/** Grows with every update of the site: the worker is another one then. */
	build = 0;
	/** No question and no message gets through. */
	absent = false;
	#armed: LineFault | undefined;
	#onHeld: () => void = () => {};
	#release: () => void = () => {};

	private constructor(private readonly site: Pick<SiteServer, 'origin'>) {
		super();
	}

	static before(site: Pick<SiteServer, 'origin'>): Promise<FaultyLine> {
		return new FaultyLine(site).opened();
	}

	/** @returns a promise that resolves when a request is held until `release`, if the fault is of that kind */
	arm(fault: LineFault): Promise<void> {
		this.#armed = fault;
		return new Promise((resolve) => {
			this.#onHeld = resolve;
		});
	}

	release(): void {
		this.#release();
	}

	/** What has not come by now does not come. */
	disarm(): void {
		this.#armed = undefined;
	}

	/** From now on nothing fails. */
	mend(): void {
		this.disarm();
		this.release();
	}

	protected async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const body = Buffer.concat(await incoming.toArray());
		if (this.absent && (isQuestion(incoming) || isMessage(incoming))) {
			outgoing.destroy();
			return;
		}
		const fault = this.#take(incoming);
		// A server closes a connection that rests for seconds; here messages follow each other faster than anybody writes.
		if (isMessage(incoming)) outgoing.setHeader('connection', 'close');
		switch (fault) {
			case 'question lost':
			case 'cut before accepting':
				outgoing.destroy();
				return;
			case 'question refused':
			case 'server error before accepting':
				fail(outgoing);
				return;
			case 'tab killed before accepting':
				await this.#hold();
				outgoing.destroy();
				return;
			case 'slow answer':
				await new Promise((resolve) => setTimeout(resolve, 300));
				break;
			case 'tab killed while asking':
				await this.#hold();
		}
		const answer = await this.#forward(incoming, body);
		switch (fault) {
			case 'cut after accepting':
				outgoing.destroy();
				return;
			case 'server error after accepting':
				fail(outgoing);
				return;
			case 'answer is no JSON':
				outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<p>Obrigado');
				return;
			case 'tab killed after accepting':
			case 'worker stopped':
			case 'site updated':
				await this.#hold();
		}
		const bytes = incoming.url === '/sw.js' ? `${answer.bytes}\n// build ${this.build}` : answer.bytes;
		outgoing.writeHead(answer.status, answer.headers).end(bytes);
	}

	#take(incoming: IncomingMessage): LineFault | undefined {
		const fault = this.#armed;
		const faults: readonly LineFault[] = isQuestion(incoming) ? atQuestions : isMessage(incoming) ? atMessages : [];
		if (!fault || !faults.includes(fault)) return undefined;
		this.#armed = undefined;
		this.hit.add(fault);
		return fault;
	}

	async #hold(): Promise<void> {
		await new Promise<void>((resolve) => {
			this.#release = resolve;
			this.#onHeld();
		});
	}

	async #forward({ method, url, headers }: IncomingMessage, body: Buffer) {
		const asked = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
		const answer = await askUpstream(this.site.origin + url, asked, body);
		const bytes = Buffer.concat(await answer.toArray());
		const { connection: _, 'transfer-encoding': __, 'content-length': ___, ...rest } = answer.headers;
		return { status: answer.statusCode ?? 502, headers: rest, bytes };
	}
}
