import { vi } from 'vitest';

/** What a test waits for comes within moments; with other work on the machine it takes more than the second that the libraries give it. */
export const waitTimeoutMs = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options) =>
	waitFor(callback, typeof options === 'number' ? options : { timeout: waitTimeoutMs, ...options });
