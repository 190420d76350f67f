import type { IncomingMessage, ServerResponse } from 'node:http';
import { Line, passOn } from '../unit/line';
import type { SiteServer } from './site-server';

export const scriptFaults = ['fails once', 'fails always', 'answers HTML', 'stalls'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** Stands between browser and server, and does something to the answers for one script; passes everything else on. */
export class ScriptLine extends Line {
	/** Paths of the scripts that were asked for, as often as they were. */
	readonly asked: string[] = [];
	/** Paths of the scripts that were passed on whole. */
	readonly served = new Set<string>();
	#broken: { script: string; fault: ScriptFault } | undefined;

	private constructor(readonly site: SiteServer) {
		super();
	}

	static before(site: SiteServer): Promise<ScriptLine> {
		return new ScriptLine(site).opened();
	}

	/** Forgets what was asked for, and from now on does this to one script. */
	break(script: string, fault: ScriptFault): void {
		this.asked.length = 0;
		this.served.clear();
		this.#broken = { script, fault };
	}

	/** From now on nothing fails; what stalls goes on stalling. */
	mend(): void {
		this.#broken = undefined;
	}

	protected async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { url = '' } = incoming;
		const isScript = url.endsWith('.js');
		if (isScript) this.asked.push(url);
		if (this.#broken?.script === url) {
			this.#fail(this.#broken.fault, outgoing);
			return;
		}
		passOn(this.site.origin, incoming, outgoing, (answer) => {
			answer.pipe(outgoing);
			if (isScript) outgoing.once('finish', () => this.served.add(url));
		});
	}

	#fail(fault: ScriptFault, outgoing: ServerResponse): void {
		switch (fault) {
			case 'fails once':
				this.mend();
				// Cut in the middle: a request without any answer is repeated by the browser itself.
				outgoing.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '1000' });
				outgoing.write('import', () => outgoing.destroy());
				break;
			case 'fails always':
				outgoing.destroy();
				break;
			case 'answers HTML':
				outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
				break;
			case 'stalls':
		}
	}
}
