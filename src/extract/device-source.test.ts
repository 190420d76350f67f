import { FileSource } from 'pmtiles';
import { afterEach, expect, test, vi } from 'vitest';
import { DeviceSource } from './device-source';

const network = {
	getKey: () => 'https://quatrovistas.example/map/a.pmtiles',
	getBytes: vi.fn(async () => ({ data: new Uint8Array([9]).buffer })),
};
const source = new DeviceSource(new File([new Uint8Array([1, 2, 3, 4])], 'a.pmtiles'), network);
afterEach(() => vi.restoreAllMocks());

test('a tile on the device is read from the device, under the archive’s address', async () => {
	expect(source.getKey()).toBe('https://quatrovistas.example/map/a.pmtiles');
	expect(new Uint8Array((await source.getBytes(1, 2)).data)).toEqual(new Uint8Array([2, 3]));
	expect(network.getBytes).not.toHaveBeenCalled();
});

test('blocks taken away under the open file cost a request, not the tile', async () => {
	vi.spyOn(FileSource.prototype, 'getBytes').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
	expect(new Uint8Array((await source.getBytes(1, 1)).data)).toEqual(new Uint8Array([9]));
});
