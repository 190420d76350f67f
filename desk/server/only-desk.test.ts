import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder, open } from '../../tests/unit/test-site';
import { contentKey, DeskIsOpenError, refuseSecond } from './only-desk';

const key = contentKey('/srv/content');
let note: string;
let other: Awaited<ReturnType<typeof open>>;
let address: string;

beforeEach(async () => {
	const { folder, remove } = await makeFolder({});
	note = join(folder, 'address');
	other = await open(createServer((_, response) => response.end(`<meta name="desk-content" content="${key}">`)));
	address = `${other.address}/desk/`;
	return async () => {
		await other.close();
		await remove();
	};
});

test('a second desk for the same content is refused, with the address of the first', async () => {
	await refuseSecond(note, key);
	await writeFile(note, address);
	await expect(refuseSecond(note, key)).rejects.toEqual(new DeskIsOpenError(address));
});

test('an address that another content or nobody answers at is no desk of this one', async () => {
	await writeFile(note, address);
	await refuseSecond(note, contentKey('/srv/other'));
	await other.close();
	await refuseSecond(note, key);
});
