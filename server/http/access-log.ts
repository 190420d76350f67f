import type { Writable } from 'node:stream';

/** One request that was answered, or broke off. */
export type Access = {
	time: Date;
	method: string;
	/** As `loggedPath` gives it. */
	path: string;
	status: number;
	/** From the request to the last byte of the answer, in milliseconds. */
	durationMs: number;
	/** Whether the visitor got all of it. */
	complete: boolean;
};

export type AccessLog = (access: Access) => void;

/**
 * Writes one line for each request: time, method, path, status, duration. Nothing in it says who asked or what was written: no
 * address, program or referrer, and no query (docs/decisions/0028). A stream whose reader went away ends the log, not the server.
 */
export function createAccessLog(stream: Writable): AccessLog {
	let readable = true;
	stream.on('error', () => {
		readable = false;
	});
	return (access) => {
		if (readable) stream.write(`${accessLine(access)}\n`);
	};
}

function accessLine({ time, method, path, status, durationMs, complete }: Access): string {
	const second = `${time.toISOString().slice(0, 19)}Z`;
	return `${second} ${method} ${path} ${status} ${Math.round(durationMs)}ms${complete ? '' : ' cut'}`;
}

/** What a name of a page or a file of a site looks like, also one that was mistyped or is there no more. */
const plainPath = /^[a-z0-9/._-]{1,80}$/i;

/** Part of a number that calls or identifies somebody. */
const longNumber = /\d{6}/;

/**
 * The path of a request as a log may have it. One that the site answered is one of its own names. Of any other, which may be
 * whatever somebody typed or pasted, only what looks like such a name is kept, and of a query only WordPress' route.
 */
export function loggedPath({ path, query }: { path: string; query: URLSearchParams }, status: number): string {
	const route = path === '/' ? query.get('rest_route') : null;
	const asked = route === null ? path : `/wp-json${route}`;
	if (status < 400 && route === null && asked.length <= 200) return asked;
	return plainPath.test(asked) && !longNumber.test(asked) ? asked : '(other)';
}
