// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { Video } from './video';

function Player({ title, onFailure }: { title: string; onFailure: () => void }) {
	return (
		<button type="button" onClick={onFailure}>
			A passar: {title}
		</button>
	);
}
const player = vi.fn(async () => Player);

beforeEach(() => {
	vi.useFakeTimers();
	player.mockReset().mockImplementation(async () => Player);
});
afterEach(async () => {
	// What is being said stands for a second.
	await vi.advanceTimersByTimeAsync(10_000);
	vi.useRealTimers();
	cleanup();
});

function open(offline = false) {
	return render(part(offline));
}

function part(offline: boolean) {
	return (
		<Video
			title="Um ano"
			poster={<img src="/art/film-poster.webp" alt="" />}
			foot={<p>0 a 20 s</p>}
			files={{ webm: '/film/a.webm', mp4: '/film/a.mp4' }}
			player={player}
			offline={offline}
		/>
	);
}
const link = () => screen.getByRole('button', { name: 'Ver o filme: Um ano' });
const film = () => screen.queryByText('A passar: Um ano');
/** Does something, and waits for what it fetches. @returns whether the browser does its part too */
const after = (press: () => boolean) => act(async () => press());

it('has nothing of the film in the page before the click, but a link for browsers without scripts', () => {
	open();
	expect(film()).toBeNull();
	expect(player).not.toHaveBeenCalled();
	expect(link().getAttribute('href')).toBe('/film/a.mp4');
});

it('says without network that it needs one before anybody has tried, and can be tried', async () => {
	open(true);
	expect(screen.getByText('O filme precisa de rede.').getAttribute('data-tone')).toBe('offline');
	await after(() => fireEvent.click(link()));
	fireEvent.click(film()!);
	expect(screen.getAllByText('O filme precisa de rede.')).toHaveLength(1);
});

it('is heard as it is seen: that it needs the network when that goes, and that it is back, unless the film is there', async () => {
	const region = document.createElement('div');
	region.dataset.announcer = '';
	document.body.append(region);
	const heard = async () => {
		await vi.advanceTimersByTimeAsync(2_000);
		return region.textContent;
	};
	const { rerender } = open();
	expect(await heard()).toBe('');
	rerender(part(true));
	expect(await heard()).toBe('O filme precisa de rede.');
	rerender(part(false));
	expect(await heard()).toBe('De novo com rede.');
	await after(() => fireEvent.click(link()));
	rerender(part(true));
	expect(await heard(), 'nothing more').toBe('De novo com rede.');
	region.remove();
});

it.each([
	['a click', () => fireEvent.click(link())],
	['the space bar', () => fireEvent.keyDown(link(), { key: ' ' })],
])('plays after %s, in the place of poster and link', async (_, press) => {
	open();
	expect(await after(press)).toBe(false);
	expect(film()).not.toBeNull();
	expect(screen.queryByRole('button', { name: /Ver o filme/ })).toBeNull();
});

it('says that it needs the network when the film does not come, and can be tried again', async () => {
	open();
	await after(() => fireEvent.click(link()));
	fireEvent.click(film()!);
	expect(film()).toBeNull();
	expect(screen.getByRole('status').textContent).toContain('O filme precisa de rede.');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tentar de novo' }));
	await after(() => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
	expect(film()).not.toBeNull();
});

it('says so too when what plays it does not come', async () => {
	player.mockRejectedValueOnce(new Error('offline'));
	open();
	await after(() => fireEvent.click(link()));
	expect(screen.getByRole('status').textContent).toContain('O filme precisa de rede.');
	await after(() => fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })));
	expect(film()).not.toBeNull();
});
