// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { winePageMessages as m } from '#messages/wine-page';
import { pageAt } from '../../tests/unit/page-at';
import { act, cleanup, fireEvent, render, screen, waitFor } from '../../tests/unit/testing-library';
import { Announcer } from '../ui/announce';
import { type LoadedWine, loadWine } from './load-wine';
import { TechnicalSheet } from './technical-sheet';
import { WineHero } from './wine-hero';

let go: (wine: LoadedWine) => void;
let answer: (reached: boolean) => void;

beforeEach(() => {
	vi.stubGlobal(
		'fetch',
		() =>
			new Promise((resolve, reject) => {
				answer = (reached) => (reached ? resolve(new Response()) : reject(new TypeError('Failed to fetch')));
			}),
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const wineNamed = async (slug: string) => {
	const wine = await loadWine(slug);
	if (!wine) throw new Error(slug);
	return wine;
};

/** As the route does, which stays in place from one wine to the next. */
function Wine({ first }: { first: LoadedWine }) {
	const [{ summary, page, vintages }, setWine] = useState(first);
	go = setWine;
	const parts = { wine: summary, parcel: undefined, vintages, shown: vintages[0] };
	return (
		<>
			<WineHero {...parts} kind={page.kind} onChoose={() => {}} />
			<TechnicalSheet {...parts} />
			<Announcer />
		</>
	);
}

async function open(slug: string): Promise<void> {
	const first = await wineNamed(slug);
	render(await pageAt('/', () => <Wine first={first} />), { container: document.body });
}

async function goTo(slug: string): Promise<void> {
	const wine = await wineNamed(slug);
	act(() => go(wine));
	await screen.findByRole('heading', { level: 1, name: wine.summary.name });
}

const sheetLinks = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: /PDF/ });

it('on the page of the next wine no vintage is announced before one is chosen', async () => {
	await open('vinha-da-francisca');
	await goTo('abade');
	// Longer than sentences are gathered.
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(document.querySelector('[data-announcer]')?.textContent).toBe('');
});

it.each([0, 1])('a sheet that is asked for by link %d is not the next wine’s', async (which) => {
	const downloads: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		downloads.push(this.pathname);
	});
	await open('vinha-da-francisca');
	fireEvent.click(sheetLinks()[which]!);
	await goTo('abade');
	await act(async () => answer(true));
	expect(downloads).toEqual(['/fichas/vinha-da-francisca.pdf']);
});

it.each([0, 1])('a failure of link %d is not shown at the next wine’s', async (which) => {
	await open('vinha-da-francisca');
	fireEvent.click(sheetLinks()[which]!);
	await act(async () => answer(false));
	await waitFor(() => expect(screen.queryAllByText(m.downloadMissed)).toHaveLength(1));
	await goTo('abade');
	expect(screen.queryAllByText(m.downloadMissed)).toEqual([]);
});
