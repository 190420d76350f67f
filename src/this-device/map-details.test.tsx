// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { act, cleanup, render, screen } from '../../tests/unit/testing-library';
import type { ExtractState } from '../extract/state';
import { reportCheck } from '../pwa/connectivity';
import { Announcer } from '../ui/announce';
import { EstateRows, MapDetails } from './map-details';

const extract = vi.hoisted(() => ({ absent: { kind: 'absent' } as const }));
vi.mock('../extract/extract', () => ({
	extractStore: { initial: extract.absent, get: () => extract.absent, subscribe: () => () => {} },
}));
vi.mock('../extract/coverage', () => ({ readCoverage: async () => undefined }));

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test('the device page says aloud that there is no network, and that it is back', async () => {
	vi.useFakeTimers();
	const said = async () => {
		await act(() => vi.advanceTimersByTimeAsync(2_000));
		return document.querySelector('[data-announcer]')?.textContent;
	};
	// As in the page: the region stands directly in its body.
	render(
		<>
			<Announcer />
			<MapDetails />
		</>,
		{ container: document.body },
	);
	expect(await said()).toBe('');
	act(() => reportCheck(false));
	expect(await said()).toBe('Está sem rede. Continua a ver o que guardou.');
	act(() => reportCheck(true));
	expect(await said()).toBe('De novo com rede.');
});

const downloading: ExtractState = { kind: 'downloading', done: 6_000_000, total: 12_000_000 };

test('each estate says whether its map is all here', () => {
	show(downloading, [
		['quatro-vistas', 4_000_000, 4_000_000],
		['martim', 1_000_000, 4_000_000],
		['vale-sabor', 0, 2_000_000],
		['moinho', 0, 3_000_000],
	]);
	expect(rows()).toEqual([
		'Quinta das Quatro VistasGuardada, 4\u00a0MB',
		'Quinta do MartimA descarregar, 1\u00a0MB de 4\u00a0MB',
		'Quinta do Vale SaborPor guardar, 2\u00a0MB',
		'Quinta do MoinhoPor guardar, 3\u00a0MB',
	]);
	expect(document.querySelectorAll('[data-whole="true"]')).toHaveLength(1);
});

test('a download that is paused is not said to arrive', () => {
	show({ ...downloading, kind: 'paused', reason: 'offline' }, [['martim', 1_000_000, 4_000_000]]);
	expect(rows()[1]).toBe('Quinta do MartimParada, 1\u00a0MB de 4\u00a0MB');
});

test('before the first block is stored the sizes are not known', () => {
	show({ kind: 'absent' }, undefined);
	expect(rows()).toEqual([
		'Quinta das Quatro Vistas17 parcelas',
		'Quinta do Martim2 parcelas',
		'Quinta do Vale Sabor27 parcelas',
		'Quinta do Moinho1 parcela',
	]);
	expect(screen.getByRole('link', { name: 'Quinta do Martim' }).getAttribute('href')).toBe('/terroir?terroir=martim');
});

type Covered = ['quatro-vistas' | 'martim' | 'vale-sabor' | 'moinho', number, number];

function show(state: ExtractState, covered: Covered[] | undefined): void {
	const coverage = covered?.map(([slug, held, total]) => ({ slug, held, total }));
	render(<EstateRows state={state} coverage={coverage} />);
}

function rows(): string[] {
	return screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
}
