import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentKey, DeskIsOpenError, leaveAddress, refuseSecond } from './only-desk';

const key = contentKey('/srv/content');
let folder: string;
let note: string;
let other: Server;
let address: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'only-desk-'));
	note = join(folder, 'address');
	other = createServer((_, response) => response.end(`<meta name="desk-content" content="${key}">`));
	other.listen(0, '127.0.0.1');
	await once(other, 'listening');
	const bound = other.address();
	address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/desk/`;
});

afterEach(async () => {
	other.close();
	await rm(folder, { recursive: true });
});

test('a second desk for the same content is refused, with the address of the first', async () => {
	await refuseSecond(note, key);
	await leaveAddress(note, address);
	await expect(refuseSecond(note, key)).rejects.toEqual(new DeskIsOpenError(address));
});

test('an address that another content or nobody answers at is no desk of this one', async () => {
	await leaveAddress(note, address);
	await refuseSecond(note, contentKey('/srv/other'));
	other.close();
	await refuseSecond(note, key);
});
