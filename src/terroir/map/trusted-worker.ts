import { trustedScriptUrl } from '../../platform/trusted-types';

/**
 * A worker whose address the site's policy knows. MapLibre takes the address of its workers as text only and hands it to `Worker` as it
 * is; the bundler puts this in the place of that name (`vite.config.ts`).
 */
export class TrustedWorker extends globalThis.Worker {
	constructor(url: string | URL, options?: WorkerOptions) {
		super(trustedScriptUrl(String(url)), options);
	}
}
