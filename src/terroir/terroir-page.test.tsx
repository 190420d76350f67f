// @vitest-environment happy-dom
import {
	createMemoryHistory,
	createRootRoute,
	createRoute,
	createRouter,
	RouterProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '../../tests/unit/testing-library';
import { terroirs } from '../content/terroirs';
import { createStore } from '../platform/store';
import { Announcer } from '../ui/announce';
import type { TerroirDeps } from './deps';
import { parseTerroirSearch } from './selection/search';
import { TerroirPage } from './terroir-page';
// Fetched beforehand: the first test that opens a dialog would wait for it longer than a test may.
import './parcel/parcel-dialog';
import '../ui/announce';
import { fakeEngines } from './testing/fake-engine';

let engines: ReturnType<typeof fakeEngines>;
let pending: (() => void)[];
let deps: TerroirDeps;

beforeEach(() => {
	engines = fakeEngines();
	pending = [];
	deps = {
		createEngine: engines.create,
		after: (_, task) => {
			pending.push(task);
			return () => {
				pending = pending.filter((other) => other !== task);
			};
		},
		whenIdle: (task) => {
			task();
			return () => {};
		},
		isControlled: () => false,
		isOnDevice: async () => false,
		connection: () => undefined,
		prefersReducedMotion: () => false,
		isPhone: () => false,
		online: createStore(true),
		extract: createStore({ kind: 'absent' as const }),
	};
	history.replaceState(null, '', '/terroir');
});
afterEach(cleanup);

/** The page under a real router, as its route composes it. */
/** @param beneath the address of the entry before */
function makeRouter(address: string, beneath?: string) {
	const root = createRootRoute();
	const page = createRoute({
		getParentRoute: () => root,
		path: '/terroir',
		validateSearch: parseTerroirSearch,
		component: Page,
	});
	function Page() {
		return <TerroirPage deps={deps} />;
	}
	const router = createRouter({
		routeTree: root.addChildren([page]),
		history: createMemoryHistory({ initialEntries: beneath ? [beneath, address] : [address] }),
	});
	return router;
}

async function open(address = '/terroir', beneath?: string) {
	const router = makeRouter(address, beneath);
	await router.load();
	render(
		<>
			<Announcer />
			<RouterProvider router={router} />
		</>,
		{ container: document.body },
	);
	await screen.findByRole('tablist');
	return router;
}

async function openLive(address?: string) {
	const router = await open(address);
	await waitFor(() => expect(engines.made).toHaveLength(1));
	await act(async () => engines.last().listeners.onReady());
	return router;
}

const page = () => document.querySelector<HTMLElement>('[data-terroir-page]')!;
const map = () => document.querySelector<HTMLElement>('[data-map]')!;
const option = (slug: string) => document.querySelector<HTMLElement>(`[role=option][data-slug="${slug}"]`)!;
const row = (slug: string) => document.querySelector<HTMLElement>(`button[data-parcel="${slug}"]`)!;
const listed = () =>
	[...document.querySelectorAll<HTMLElement>('button[data-parcel]')].filter((button) => !button.closest('ul')!.hidden);
const closeDialog = async () =>
	fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Fechar' }));
const passDelay = () =>
	act(async () => {
		for (const task of pending.splice(0)) task();
	});

describe('choosing a terroir', () => {
	it('marks it active and flies at once, and filters after the delay', async () => {
		await openLive();
		fireEvent.click(option('martim'));
		expect(page().dataset).toMatchObject({ terroir: 'martim', view: 'martim', tab: 'about' });
		expect(option('martim').getAttribute('aria-selected')).toBe('true');
		expect(engines.last().engine.flyTo).toHaveBeenCalledWith([-7.41, 41.37], 15, 0.7);
		expect(listed()).toHaveLength(17);
		await passDelay();
		expect(listed().map(({ dataset }) => dataset.parcel)).toEqual(['vv-martim1', 'vv-martim2']);
		expect(engines.last().engine.setSelection).toHaveBeenLastCalledWith(['vv-martim1', 'vv-martim2']);
		expect(engines.last().engine.resize).toHaveBeenCalledOnce();
	});

	it('begins at the top of what is new, a terroir or a tab', async () => {
		await openLive();
		const scroller = document.querySelector('[role=tabpanel]')!.parentElement!;
		scroller.scrollTop = 300;
		fireEvent.click(option('martim'));
		await waitFor(() => expect(scroller.scrollTop).toBe(0));
		scroller.scrollTop = 300;
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		await waitFor(() => expect(scroller.scrollTop).toBe(0));
	});

	it('goes on to the next one where the browser has refused it', async () => {
		const router = await openLive();
		vi.spyOn(router, 'navigate').mockRejectedValueOnce(new DOMException('Too many calls.', 'SecurityError'));
		fireEvent.click(option('martim'));
		fireEvent.click(option('moinho'));
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'moinho' }));
		expect(page().dataset.terroir).toBe('moinho');
	});

	it('does not fly to the view that is there', async () => {
		await openLive();
		fireEvent.click(option('quatro-vistas'));
		expect(engines.last().engine.flyTo).not.toHaveBeenCalled();
	});

	it('takes the tab back to the text, and says what was chosen', async () => {
		await openLive();
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		expect(page().dataset.tab).toBe('parcels');
		fireEvent.click(option('moinho'));
		expect(page().dataset.tab).toBe('about');
		await waitFor(() =>
			expect(screen.getByText('Moinho, 1 parcela.').parentElement?.getAttribute('role')).toBe('status'),
		);
	});

	it('filters at once when the parcels are asked for', async () => {
		await openLive();
		fireEvent.click(option('martim'));
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		expect(listed()).toHaveLength(2);
	});

	it('keeps to the last of two quick choices, in the address too', async () => {
		const router = await openLive();
		fireEvent.click(option('martim'));
		fireEvent.click(option('moinho'));
		await passDelay();
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'moinho' }));
		expect(page().dataset.terroir).toBe('moinho');
		expect(listed()).toHaveLength(1);
	});

	it('opens, walks and closes by keyboard', async () => {
		await openLive();
		const button = screen.getByRole('button', { expanded: false });
		button.focus();
		fireEvent.keyDown(button, { key: 'ArrowDown' });
		expect(document.activeElement).toBe(option('quatro-vistas'));
		await waitFor(() => {
			fireEvent.keyDown(option('quatro-vistas'), { key: 'v' });
			expect(document.activeElement).toBe(option('vale-sabor'));
		});
		fireEvent.keyDown(option('vale-sabor'), { key: 'Escape' });
		expect(document.activeElement).toBe(button);
		expect(page().dataset.terroir).toBe('quatro-vistas');
	});

	it('can be taken back with the back button, one entry for choices in quick succession', async () => {
		const router = await openLive('/terroir?terroir=martim');
		fireEvent.click(option('moinho'));
		fireEvent.click(option('vale-sabor'));
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'vale-sabor' }));
		await passDelay();
		await act(async () => router.history.back());
		await waitFor(() => expect(page().dataset).toMatchObject({ terroir: 'martim', view: 'martim' }));
		// Where that entry was left, as its fragment says.
		expect(engines.last().engine.jumpTo).toHaveBeenLastCalledWith(expect.objectContaining({ center: [-7.41, 41.37] }));
		await act(async () => router.history.forward());
		await waitFor(() => expect(page().dataset.terroir).toBe('vale-sabor'));
	});

	it('comes back to the first terroir where the address names none', async () => {
		const router = await openLive();
		fireEvent.click(option('martim'));
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim' }));
		await passDelay();
		await act(async () => router.history.back());
		await waitFor(() => expect(page().dataset.terroir).toBe('quatro-vistas'));
	});
});

describe('the list of parcels', () => {
	it('is walked with arrows, and a number or the first letters lead to a row', async () => {
		await open();
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		act(() => row('francisca-franca').focus());
		// At once: what the keys do is still on its way.
		fireEvent.keyDown(row('francisca-franca'), { key: 'ArrowDown' });
		await waitFor(() => expect(document.activeElement).toBe(row('vv-vinha-rio')));
		fireEvent.keyDown(row('vv-vinha-rio'), { key: '1' });
		fireEvent.keyDown(row('francisca-franca'), { key: '2' });
		expect(document.activeElement?.textContent).toContain('12');
		fireEvent.keyDown(row('francisca-franca'), { key: 'End' });
		expect(document.activeElement).toBe(listed().at(-1));
	});

	it('marks the parcel that has the focus on the map, and the one that is pointed at there in the list', async () => {
		await openLive();
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		act(() => row('rabigato').focus());
		expect(engines.last().engine.setHover).toHaveBeenLastCalledWith('rabigato');
		act(() => engines.last().listeners.onParcelHover('vf-tn'));
		expect(row('vf-tn').dataset).toHaveProperty('hovered');
		expect(row('rabigato').dataset).not.toHaveProperty('hovered');
	});
});

describe('the sheet', () => {
	const handle = () => screen.getByRole('button', { name: /^Painel/ });

	it('rests at half, goes up and round by its handle, and by keys', async () => {
		await open();
		expect(page().dataset.sheet).toBe('rest');
		fireEvent.click(handle());
		expect(page().dataset.sheet).toBe('full');
		expect(handle().getAttribute('aria-label')).toBe('Painel aberto: recolher');
		fireEvent.click(handle());
		expect(page().dataset.sheet).toBe('peek');
		fireEvent.keyDown(handle(), { key: 'ArrowUp' });
		expect(page().dataset.sheet).toBe('rest');
		fireEvent.keyDown(handle(), { key: 'Home' });
		expect(page().dataset.sheet).toBe('full');
	});

	it('comes up when something in it is wanted, and down when the map is', async () => {
		await open();
		fireEvent.keyDown(handle(), { key: 'End' });
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		expect(page().dataset.sheet).toBe('rest');
		fireEvent.keyDown(handle(), { key: 'End' });
		act(() => row('rabigato').focus());
		expect(page().dataset.sheet).toBe('rest');
		fireEvent.keyDown(handle(), { key: 'Home' });
		fireEvent.focus(map());
		expect(page().dataset.sheet).toBe('rest');
	});
});

describe('opening a parcel', () => {
	it('highlights it, shows its facts, and takes both back on closing', async () => {
		const router = await openLive();
		fireEvent.click(screen.getByRole('tab', { name: /Parcelas/ }));
		fireEvent.click(row('rabigato'));
		const dialog = await screen.findByRole('dialog');
		expect(dialog.dataset.parcelDialog).toBe('rabigato');
		expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe('Rabigato');
		expect(dialog.textContent).toContain('Quinta das Quatro Vistas, parcela 4 de 17');
		expect(map().dataset.highlight).toBe('rabigato');
		expect(engines.last().engine.setHighlight).toHaveBeenLastCalledWith('rabigato');
		expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
		await waitFor(() =>
			expect(router.state.location.search).toEqual({ terroir: 'quatro-vistas', parcela: 'rabigato' }),
		);
		fireEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
		expect(map().dataset.highlight).toBe('');
		expect(engines.last().engine.setHighlight).toHaveBeenLastCalledWith(undefined);
		expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
		await waitFor(() => expect(router.state.location.search).not.toHaveProperty('parcela'));
	});

	it('leads from an address back to its row in the list', async () => {
		await openLive('/terroir?terroir=martim&parcela=rabigato');
		await closeDialog();
		await waitFor(() => expect(document.activeElement).toBe(row('rabigato')));
		expect(page().dataset.tab).toBe('parcels');
	});

	it('closes with the back button', async () => {
		const router = await openLive('/terroir?terroir=martim');
		fireEvent.click(row('vv-martim1'));
		await waitFor(() => expect(router.state.location.search).toHaveProperty('parcela'));
		await act(async () => router.history.back());
		await waitFor(() => expect(map().dataset.highlight).toBe(''));
		expect(page().dataset.terroir).toBe('martim');
	});

	it('closes by going back over the entry that opening has made', async () => {
		const router = await openLive('/terroir?terroir=martim');
		const entry = () => router.state.location.state.__TSR_index;
		fireEvent.click(row('vv-martim1'));
		await waitFor(() => expect(entry()).toBe(1));
		await closeDialog();
		await waitFor(() => expect(entry()).toBe(0));
		expect(router.state.location.search).toEqual({ terroir: 'martim' });
	});

	it('closes in its own entry when the visitor came with it', async () => {
		const router = await openLive('/terroir?parcela=vv-martim1');
		await closeDialog();
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim' }));
		expect(router.history.length).toBe(1);
	});

	it('closes in its own entry, and goes on, where the one that it was opened from is gone', async () => {
		const router = await openLive('/terroir?terroir=martim');
		fireEvent.click(row('vv-martim1'));
		await waitFor(() => expect(router.state.location.search).toHaveProperty('parcela'));
		router.history.back = () => {};
		await closeDialog();
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim' }));
		fireEvent.click(row('vv-martim2'));
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim', parcela: 'vv-martim2' }));
	});

	it('opens and closes in quick succession, and the address ends where the page does', async () => {
		const router = await openLive('/terroir?terroir=martim');
		const close = () => fireEvent.click(screen.getByRole('button', { name: 'Fechar', hidden: true }));
		fireEvent.click(row('vv-martim1'));
		await screen.findByRole('dialog');
		close();
		fireEvent.click(row('vv-martim2'));
		close();
		fireEvent.click(row('vv-martim1'));
		expect(map().dataset.highlight).toBe('vv-martim1');
		await waitFor(() => expect(router.state.location.state.beneath).toEqual({ terroir: 'martim' }));
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim', parcela: 'vv-martim1' }));
		expect(router.history.length).toBe(2);
		await act(async () => router.history.back());
		await waitFor(() => expect(map().dataset.highlight).toBe(''));
		expect(router.state.location.search).toEqual({ terroir: 'martim' });
	});

	it('goes on to the next parcel of the list, round its end', async () => {
		await openLive('/terroir?parcela=vv-martim2');
		const dialog = await screen.findByRole('dialog');
		fireEvent.click(within(dialog).getByRole('button', { name: /seguinte: Vinha do Martim/ }));
		expect(dialog.dataset.parcelDialog).toBe('vv-martim1');
		await waitFor(() =>
			expect(within(within(dialog).getByRole('status')).getByText('Vinha do Martim, parcela 1 de 2.')).toBeDefined(),
		);
	});

	it('shows its hillside in words too, and the wines made from it', async () => {
		await openLive('/terroir?parcela=rabigato');
		const dialog = await screen.findByRole('dialog');
		expect(within(dialog).getByRole('img', { name: /^Perfil da encosta: desce de \d+ a \d+\sm/ })).toBeTruthy();
		expect(
			within(dialog)
				.getByRole('link', { name: /Rabigato/ })
				.getAttribute('href'),
		).toBe('/vinhos/rabigato');
		expect(dialog.textContent).toContain('Perfil de sudoeste a nordeste.');
	});

	it('opens from the map, and brings the terroir along', async () => {
		await openLive();
		act(() => engines.last().listeners.onParcelClick('vv-moinho'));
		expect((await screen.findByRole('dialog')).dataset.parcelDialog).toBe('vv-moinho');
		expect(page().dataset).toMatchObject({ terroir: 'moinho', view: 'moinho' });
	});

	it('opens from the still where there is no live map', async () => {
		deps.isPhone = () => true;
		await open();
		expect(map().dataset.mapState).toBe('poster');
		fireEvent.click(document.querySelector('[data-outline="vf-tn"]')!);
		expect((await screen.findByRole('dialog')).dataset.parcelDialog).toBe('vf-tn');
	});
});

describe('the address', () => {
	it('lets the parcel decide the terroir', async () => {
		await open('/terroir?terroir=martim&parcela=qt-vale-sabor-5');
		expect((await screen.findByRole('dialog')).dataset.parcelDialog).toBe('qt-vale-sabor-5');
		expect(page().dataset).toMatchObject({ terroir: 'vale-sabor', view: 'valesabor' });
		expect(listed()).toHaveLength(27);
	});

	it('falls back silently on slugs that do not exist', async () => {
		await open('/terroir?terroir=marte&parcela=AR');
		expect(page().dataset).toMatchObject({ terroir: 'quatro-vistas', view: 'main' });
		expect(screen.queryByRole('dialog')).toBeNull();
	});

	it('gives the camera to the fragment and the terroir to the query', async () => {
		location.hash = '#12/41.2/-7.3';
		await openLive('/terroir?terroir=martim');
		expect(page().dataset.terroir).toBe('martim');
		expect(engines.last().options.camera).toMatchObject({ center: [-7.3, 41.2], zoom: 12 });
	});

	it('writes the camera into its own address, and not into that of a page that a link leads to', async () => {
		await openLive();
		const { listeners, options } = engines.last();
		act(() => listeners.onMoveEnd({ ...options.camera, zoom: 14 }));
		expect(location.hash).toMatch(/^#14\//);
		history.replaceState(null, '', '/vinhos/rabigato');
		act(() => listeners.onMoveEnd(options.camera));
		expect(location.href).toMatch(/\/vinhos\/rabigato$/);
	});
});

describe('the presentation', () => {
	it('has the map to itself, and opens no dialog for the parcel of its address', async () => {
		await open('/terroir?modo=prova&parcela=vv-martim1');
		expect(page().dataset).toMatchObject({ terroir: 'martim', view: 'martim' });
		expect(document.querySelector('dialog[data-parcel-dialog]')).toBeNull();
		expect(map().dataset.mapState).toBe('poster');
	});

	it('is left by the entry that led to it, and the live map comes back', async () => {
		const router = await openLive('/terroir?terroir=martim');
		await act(async () => router.navigate({ to: '/terroir', search: { terroir: 'martim', modo: 'prova' } }));
		await waitFor(() => expect(map().dataset.mapState).toBe('poster'));
		await act(async () => router.history.back());
		await waitFor(() => expect(engines.made).toHaveLength(2));
	});

	it('leaves one entry for two presses', async () => {
		const router = await open('/terroir?terroir=martim', '/terroir?terroir=moinho');
		await act(async () => router.navigate({ to: '/terroir', search: { terroir: 'martim', modo: 'prova' } }));
		const leave = await screen.findByRole('button', { name: 'Sair do modo de prova' });
		fireEvent.click(leave);
		fireEvent.click(leave);
		await waitFor(() => expect(router.state.location.search).toEqual({ terroir: 'martim' }));
	});
});

describe('the live map', () => {
	it.each<[string, Partial<TerroirDeps>]>([
		['on a large screen', {}],
		['on a phone that holds the extract', { isPhone: () => true, isOnDevice: async () => true }],
		['on a good line where nobody can say what is on the device', { isOnDevice: () => Promise.reject(new Error()) }],
	])('starts by itself %s', async (_, given) => {
		Object.assign(deps, given);
		await open();
		await waitFor(() => expect(engines.create).toHaveBeenCalledOnce());
	});

	it('waits on a phone until the visitor turns to the map', async () => {
		deps.isPhone = () => true;
		await open();
		expect(engines.create).not.toHaveBeenCalled();
		fireEvent.pointerDown(map());
		await waitFor(() => expect(engines.create).toHaveBeenCalledOnce());
	});

	it('says what is wrong and keeps the still with its links', async () => {
		engines.create.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'GPUInitializationError' }));
		await open();
		expect((await screen.findByText(/^Falta-lhe o WebGL/)).closest('[data-map-error]')).not.toBeNull();
		expect(map().dataset.mapState).toBe('error');
		expect(document.querySelectorAll('[data-outline]')).toHaveLength(17);
	});

	it('is gone when the page is', async () => {
		await openLive();
		cleanup();
		expect(engines.last().engine.destroy).toHaveBeenCalledOnce();
	});
});

it('the prerendered page holds the texts and parcels of all terroirs, shows the first, and says the same whatever the address asks', async () => {
	const html = async (address: string) => {
		const router = makeRouter(address);
		await router.load();
		return renderToString(<RouterProvider router={router} />);
	};
	const bare = await html('/terroir');
	expect(await html('/terroir?terroir=martim&parcela=vv-martim1')).toBe(bare);
	expect(bare).not.toContain('style=');
	for (const { about, parcels } of terroirs) {
		expect(bare).toContain(`data-vineyards="${parcels.join(',')}"`);
		expect(bare).toContain(about[0]);
	}
	expect(bare.match(/data-parcel="/g)).toHaveLength(47);
});
