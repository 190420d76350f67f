import { describe, expect, it, vi } from 'vitest';
import { AddressSync, type EntryMemory } from './address-sync';
import type { TerroirSearch } from './search';

/** Entries of which nothing is kept: the browser's present one is always another. */
const forgotten: EntryMemory = { readBeneath: () => undefined, keepBeneath: () => {} };

function makeAddress(entry = forgotten) {
	const navigate = vi.fn<(search: TerroirSearch, entry: 'push' | 'replace') => Promise<void>>(
		() => new Promise(() => {}),
	);
	const back = vi.fn();
	return { navigate, back, address: new AddressSync(navigate, back, 'quatro-vistas', () => {}, entry) };
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

it('closes a parcel that was opened before a reload by going back over its own entry', () => {
	let kept: TerroirSearch | undefined;
	const entry: EntryMemory = {
		readBeneath: () => kept,
		keepBeneath: (search) => {
			kept = search;
		},
	};
	const before = makeAddress(entry);
	before.address.read({ terroir: 'martim' });
	before.address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	before.address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	const { address, back, navigate } = makeAddress(entry);
	expect(address.read({ terroir: 'martim', parcela: 'vv-martim1' })).toBe(true);
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
	expect(navigate).not.toHaveBeenCalled();
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

it('takes an entry back only when it is there', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).not.toHaveBeenCalled();
	expect(address.read({ terroir: 'martim', parcela: 'vv-martim1' })).toBe(false);
	expect(back).toHaveBeenCalledOnce();
	expect(navigate).toHaveBeenCalledOnce();
});

it('puts what is opened next in the place of an entry that was closed before it was there', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim2', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	expect(back).not.toHaveBeenCalled();
	expect(navigate).toHaveBeenLastCalledWith({ terroir: 'martim', parcela: 'vv-martim2' }, 'replace');
});

it('follows the visitor who goes farther than its own way back, and writes again afterwards', () => {
	const { address, back, navigate } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(back).toHaveBeenCalledOnce();
	expect(address.read({ terroir: 'moinho' })).toBe(true);
	expect(address.isSettled).toBe(true);
	address.write({ type: 'write-address', terroir: 'moinho', parcel: 'vv-moinho', entry: 'push' });
	expect(navigate).toHaveBeenLastCalledWith({ terroir: 'moinho', parcela: 'vv-moinho' }, 'push');
});

it('takes late news of an entry that is being taken back for none', () => {
	const { address } = makeAddress();
	address.read({ terroir: 'martim' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
	address.read({ terroir: 'martim', parcela: 'vv-martim1' });
	address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
	expect(address.read({ terroir: 'martim', parcela: 'vv-martim1' })).toBe(false);
	expect(address.isSettled).toBe(false);
	address.read({ terroir: 'martim' });
	expect(address.isSettled).toBe(true);
});

describe('a navigation that ends', () => {
	const ends = () => new Promise((resolve) => setTimeout(resolve));

	function makeEnding() {
		const back = vi.fn();
		const onEnded = vi.fn();
		const address = new AddressSync(() => Promise.resolve(), back, 'quatro-vistas', onEnded, forgotten);
		address.read({ terroir: 'martim' });
		return { address, back, onEnded };
	}

	it('without having been read has the address read again, and is found where it led', async () => {
		const { address, onEnded } = makeEnding();
		address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
		await ends();
		expect(onEnded).toHaveBeenCalledOnce();
		expect(address.read({ terroir: 'martim', parcela: 'vv-martim1' })).toBe(false);
	});

	it('elsewhere, for the visitor went back meanwhile, is followed there, and nothing of ours is taken back', async () => {
		const { address, back, onEnded } = makeEnding();
		address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
		await ends();
		expect(onEnded).toHaveBeenCalledOnce();
		expect(address.read({ terroir: 'martim' })).toBe(true);
		address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
		expect(back).not.toHaveBeenCalled();
	});

	it('elsewhere drops what waited for its entry', async () => {
		const { address, back } = makeEnding();
		address.write({ type: 'write-address', terroir: 'martim', parcel: 'vv-martim1', entry: 'push' });
		address.write({ type: 'write-address', terroir: 'martim', parcel: null, entry: 'replace' });
		await ends();
		expect(address.read({ terroir: 'moinho' })).toBe(true);
		expect(back).not.toHaveBeenCalled();
	});

	it('where it led and was read before says nothing', async () => {
		const { address, onEnded } = makeEnding();
		address.write({ type: 'write-address', terroir: 'moinho', parcel: null, entry: 'replace' });
		address.read({ terroir: 'moinho' });
		await ends();
		expect(onEnded).not.toHaveBeenCalled();
	});
});
