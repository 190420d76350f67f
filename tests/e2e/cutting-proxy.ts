import type { IncomingMessage, ServerResponse } from 'node:http';
import { Line, passOn } from '../unit/line';
import { type Range, rangeOf } from './archive-ranges';
import type { SiteServer } from './site-server';

/** Stands between browser and server, and breaks the line after so many bytes of the archive, once for each number in `cuts`. */
export class CuttingProxy extends Line {
	/** Bytes of the archive that were passed on. */
	passed = 0;
	/** Which parts of the archive were asked for, in this order. */
	readonly asked: Range[] = [];
	/** What each request for a part of the archive waits for. */
	hold: () => Promise<void> = async () => {};
	readonly #replaced = new Map<string, Buffer>();
	#budget: number | undefined;

	private constructor(
		readonly site: SiteServer,
		readonly cuts: number[],
	) {
		super();
		this.#budget = cuts.shift();
	}

	static before(site: SiteServer, cuts: number[] = []): Promise<CuttingProxy> {
		return new CuttingProxy(site, [...cuts]).opened();
	}

	/** From now on serves other bytes under an address, as a newer release of the site would. */
	replace(path: string, bytes: Buffer): void {
		this.#replaced.set(path, bytes);
	}

	protected async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const isArchive = incoming.url?.endsWith('.pmtiles') ?? false;
		const range = rangeOf({ range: incoming.headers.range ?? '' });
		if (isArchive) {
			if (range) this.asked.push(range);
			await this.hold();
		}
		const replaced = this.#replaced.get(incoming.url ?? '');
		if (replaced) {
			this.#answerReplaced(outgoing, replaced, range);
			return;
		}
		passOn(this.site.origin, incoming, outgoing, (answer) => {
			if (isArchive) this.#passWithinBudget(answer, outgoing);
			else answer.pipe(outgoing);
		});
	}

	#passWithinBudget(answer: IncomingMessage, outgoing: ServerResponse): void {
		answer.on('data', (chunk: Buffer) => {
			const rest = this.#budget === undefined ? chunk : chunk.subarray(0, this.#budget);
			this.passed += rest.length;
			if (this.#budget !== undefined) this.#budget -= rest.length;
			outgoing.write(rest);
			if (this.#budget === undefined || this.#budget > 0) return;
			this.#budget = this.cuts.shift();
			answer.destroy();
			outgoing.destroy();
		});
		answer.on('end', () => outgoing.end());
	}

	#answerReplaced(outgoing: ServerResponse, bytes: Buffer, range: Range | undefined): void {
		if (!range) {
			outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(bytes);
			return;
		}
		const part = bytes.subarray(range.start, range.end);
		this.passed += part.length;
		const contentRange = `bytes ${range.start}-${range.start + part.length - 1}/${bytes.length}`;
		outgoing.writeHead(206, { 'content-range': contentRange, 'content-length': part.length }).end(part);
	}
}
