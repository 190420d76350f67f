import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may ask this machine's desk, and for what. The desk writes files: no other page may ask it to, not by another name for this machine either. */
export type Guard = { hosts: readonly string[]; token: string };

/** The names under which the desk answers; any other host name that leads here belongs to somebody else (DNS rebinding). */
export function hostsOf(port: number): string[] {
	return [`127.0.0.1:${port}`, `localhost:${port}`];
}

/** Why a request is refused; nothing when it may go on. */
export function refusalOf(request: IncomingMessage, guard: Guard): string | undefined {
	const { host, origin } = request.headers;
	if (!host || !guard.hosts.includes(host)) return 'This desk answers under its own address only.';
	if (origin !== undefined && !guard.hosts.some((known) => origin === `http://${known}`))
		return 'This desk answers its own pages only.';
	const site = request.headers['sec-fetch-site'];
	// `none` is the address typed by hand.
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'This desk answers its own pages only.';
	return undefined;
}

/** Whether a request carries the token of this start, which stands in the desk's page alone. */
export function hasToken(request: IncomingMessage, { token }: Guard): boolean {
	const given = request.headers['x-desk-token'];
	if (typeof given !== 'string') return false;
	const [one, other] = [Buffer.from(given), Buffer.from(token)];
	return one.length === other.length && timingSafeEqual(one, other);
}
