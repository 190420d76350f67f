import { rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { isAbsolute, join, relative } from 'node:path';
import { isRecord, parseJson } from '../../src/platform/json';

/**
 * Where a server listens in its own data folder: a command that wants old messages deleted asks it there, because only its own queue knows
 * what is being written. One that answers runs; a process id in a file could be another program's by now.
 */
const socketName = 'server.sock';

/** What the system takes for the path of a socket, in bytes. */
const maxPathBytes = 100;

const request = 'delete-old\n';

/** How long the server may take: as its queue gives a write up, in milliseconds. */
const answerMs = 25_000;

type DeletionAnswer = { kind: 'no-server' } | { kind: 'deleted'; count: number } | { kind: 'failed' };

/**
 * Listens in a data folder until the returned server is closed.
 * @throws {Error} when another server listens there, or the system allows no socket in that folder
 */
export async function listenInFolder(folder: string, deleteOld: () => Promise<number>): Promise<Server> {
	const path = socketPath(folder);
	const other = await connect(path);
	other?.destroy();
	if (other) throw new Error(`Another server uses ${folder}.`);
	// Left by a server that was killed.
	await rm(path, { force: true });
	const server = createServer((socket) => answer(socket, deleteOld));
	await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
	return server;
}

function answer(socket: Socket, deleteOld: () => Promise<number>): void {
	let received = '';
	socket.setTimeout(answerMs, () => socket.destroy());
	socket.on('error', () => socket.destroy());
	socket.on('data', (chunk) => {
		received += chunk.toString();
		if (received !== request) {
			if (received.length >= request.length) socket.destroy();
			return;
		}
		deleteOld().then(
			(deleted) => socket.end(JSON.stringify({ deleted })),
			(error: unknown) => {
				console.error('Old messages could not be deleted.', error);
				socket.end(JSON.stringify({ failed: true }));
			},
		);
	});
}

/** Has the server of a data folder delete what is old, if one runs. */
export async function askForDeletion(folder: string): Promise<DeletionAnswer> {
	const socket = await connect(socketPath(folder));
	if (!socket) return { kind: 'no-server' };
	const text = await exchange(socket);
	const answered = parseJson(text);
	const count = isRecord(answered) ? answered.deleted : undefined;
	return typeof count === 'number' ? { kind: 'deleted', count } : { kind: 'failed' };
}

function exchange(socket: Socket): Promise<string> {
	return new Promise((resolve) => {
		let text = '';
		socket.setTimeout(answerMs, () => socket.destroy());
		socket.on('data', (chunk) => {
			text += chunk.toString();
		});
		socket.on('error', () => socket.destroy());
		socket.on('close', () => resolve(text));
		socket.write(request);
	});
}

/** @returns undefined where nobody listens */
function connect(path: string): Promise<Socket | undefined> {
	return new Promise((resolve, reject) => {
		const socket = createConnection(path, () => resolve(socket));
		socket.once('error', (error: NodeJS.ErrnoException) => {
			if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(error.code ?? '')) resolve(undefined);
			else reject(error);
		});
	});
}

/** The shorter of the two ways there. @throws {Error} when both are too long */
function socketPath(folder: string): string {
	const absolute = join(folder, socketName);
	const near = isAbsolute(absolute) ? relative('', absolute) : absolute;
	const path = near.length < absolute.length ? near : absolute;
	if (Buffer.byteLength(path) > maxPathBytes) throw new Error(`The path of ${folder} is too long for a socket.`);
	return path;
}
