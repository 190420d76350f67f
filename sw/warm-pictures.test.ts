import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches } from '../src/extract/testing/cache-storage';
import { fetchMissing, stopWarming } from './warm-pictures';

const pictures = ['/art/a.webp', '/art/b.webp'];
const noneWaits = () => false;
let device: MemoryCaches;

beforeEach(() => {
	device = new MemoryCaches();
	vi.stubGlobal('PICTURES_STATE', 'now');
	vi.stubGlobal('fetch', async () => new Response('imagem'));
	vi.stubGlobal('caches', device);
});
afterEach(() => vi.unstubAllGlobals());

test('the pictures that are not here yet are fetched', async () => {
	await fetchMissing(pictures, noneWaits);
	expect(await names()).toEqual(pictures);
});

test('a worker that is to be replaced leaves the missing pictures to the next', async () => {
	await fetchMissing(pictures, () => true);
	expect(await names()).toEqual([]);
});

// To find the first, to list the others, to store it.
test.each([1, 2, 3])(
	'taken away by the visitor while the cache is opened for the %ith time, none comes back',
	async (moment) => {
		let opened = 0;
		vi.stubGlobal('caches', {
			async open(name: string) {
				opened += 1;
				if (opened === moment) {
					stopWarming();
					await device.delete(name);
				}
				return device.open(name);
			},
		});
		await fetchMissing(pictures, noneWaits);
		expect(await names()).toEqual([]);
	},
);

async function names(): Promise<string[]> {
	const [cache = ''] = await device.keys();
	return (await (await device.open(cache)).keys()).map(({ url }) => new URL(url).pathname);
}
