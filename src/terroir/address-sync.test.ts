import { expect, it, vi } from 'vitest';
import { AddressSync } from './address-sync';
import type { TerroirSearch } from './search';

function makeAddress() {
	const navigate = vi.fn<(search: TerroirSearch, entry: 'push' | 'replace') => Promise<void>>(
		() => new Promise(() => {}),
	);
	const back = vi.fn();
	return { navigate, back, address: new AddressSync(navigate, back) };
}

it('closes an opened parcel by going back over its own entry', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
	expect(navigate).toHaveBeenCalledOnce();
});

it('does not go back to another terroir than the one that is active', () => {
	const { address, back, navigate } = makeAddress();
	address.read({});
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).not.toHaveBeenCalled();
	expect(navigate).toHaveBeenLastCalledWith({ terroir: 'martim' }, 'replace');
});

it('closes a parcel that the visitor came with by writing the address', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).not.toHaveBeenCalled();
	expect(navigate).toHaveBeenCalledWith({ terroir: 'martim' }, 'replace');
});

it('does not follow an address older than the last one it wrote', () => {
	const { address } = makeAddress();
	address.read({});
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	address.write({ type: 'write-address', terroir: 'moinho', parcel: null, entry: 'replace' });
	expect(address.read({ terroir: 'martim' })).toBe(false);
	expect(address.read({ terroir: 'moinho' })).toBe(false);
	expect(address.read({ terroir: 'vale-sabor' })).toBe(true);
});

it('follows again when a navigation ended without arriving', async () => {
	const address = new AddressSync(
		() => Promise.resolve(),
		() => {},
	);
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	await new Promise((resolve) => setTimeout(resolve));
	expect(address.read({ terroir: 'moinho' })).toBe(true);
});
