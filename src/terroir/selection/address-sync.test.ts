import { expect, it, vi } from 'vitest';
import { AddressSync } from './address-sync';
import type { TerroirSearch } from './search';

function makeAddress() {
	const navigate = vi.fn<(search: TerroirSearch, entry: 'push' | 'replace') => Promise<void>>(
		() => new Promise(() => {}),
	);
	const back = vi.fn();
	return { navigate, back, address: new AddressSync(navigate, back, 'quatro-vistas') };
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

it('takes an address without a terroir for that of the first', () => {
	const { address, back } = makeAddress();
	address.read({});
	address.write({ type: 'write-address', terroir: 'quatro-vistas', parcel: 'rabigato', entry: 'push' });
	address.read({ terroir: 'quatro-vistas', parcela: 'rabigato' });
	address.write({ type: 'write-address', terroir: 'quatro-vistas', parcel: null, entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
});

it('goes back when a quick choice returns to where the one before began', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'moinho', parcel: null, entry: 'push' });
	address.read({ terroir: 'moinho' });
	address.write({ type: 'write-address', terroir: 'vale-sabor', parcel: null, entry: 'replace' });
	address.read({ terroir: 'vale-sabor' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
	expect(navigate).toHaveBeenCalledTimes(2);
});

it('holds what is opened while it goes back, and writes it when it is there', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim2', entry: 'push' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
	expect(navigate).toHaveBeenCalledTimes(1);
	expect(address.isSettled).toBe(false);
	expect(address.read({ terroir: 'martim' })).toBe(false);
	expect(navigate).toHaveBeenLastCalledWith({ terroir: 'martim', parcela: 'vv-martim1' }, 'push');
});

it('writes nothing for what was opened and closed while it went back', () => {
	const { address, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim2', entry: 'push' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	address.read({ terroir: 'martim' });
	expect(navigate).toHaveBeenCalledTimes(1);
	expect(address.isSettled).toBe(true);
});

it('goes back from a parcel only once the way back is its own', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	expect(address.read({ terroir: 'martim' })).toBe(true);
	expect(address.read({ terroir: 'martim', parcela: 'vv-martim1' })).toBe(true);
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).not.toHaveBeenCalled();
	expect(navigate).toHaveBeenLastCalledWith({ terroir: 'martim' }, 'replace');
});

it('says where the page is, and whether a navigation is on its way', () => {
	const { address } = makeAddress();
	address.read({});
	expect(address.isAt({ terroir: 'quatro-vistas' })).toBe(true);
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'push' });
	expect(address.isSettled).toBe(false);
	expect(address.isAt({ terroir: 'martim' })).toBe(false);
	address.read({ terroir: 'martim' });
	expect(address.isSettled).toBe(true);
	expect(address.isAt({ terroir: 'martim' })).toBe(true);
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
		'quatro-vistas',
	);
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	await new Promise((resolve) => setTimeout(resolve));
	expect(address.read({ terroir: 'moinho' })).toBe(true);
});
