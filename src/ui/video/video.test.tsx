// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Video } from './video';

const words = {
	play: 'Ver o filme',
	needsNetwork: 'O filme precisa de rede.',
	online: 'De novo com rede.',
	retry: 'Tentar de novo',
};

type Cue = { startTime: number; endTime: number; text: string };
let cues: Cue[];

beforeEach(() => {
	vi.useFakeTimers();
	cues = [];
	vi.stubGlobal(
		'VTTCue',
		class {
			constructor(
				readonly startTime: number,
				readonly endTime: number,
				readonly text: string,
			) {}
		},
	);
	Object.assign(HTMLMediaElement.prototype, {
		addTextTrack: () => ({ addCue: (cue: Cue) => cues.push(cue) }),
	});
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
			words={words}
			poster={<img src="/art/film-poster.webp" alt="" />}
			files={{ webm: '/film/a.webm', mp4: '/film/a.mp4' }}
			captions={[{ from: 0, to: 4.1, place: 'Moinho' }]}
			captionsLabel="Lugares"
			offline={offline}
		/>
	);
}
const play = () => screen.getByRole('button', { name: 'Ver o filme: Um ano' });
const film = () => document.querySelector('video');

it('has nothing of the film in the page before the click, but a link for browsers without scripts', () => {
	open();
	expect(film()).toBeNull();
	expect(document.querySelector('source')).toBeNull();
	expect(play().getAttribute('href')).toBe('/film/a.mp4');
});

it('says without network that it needs one before anybody has tried, and can be tried', () => {
	open(true);
	expect(screen.getByText('O filme precisa de rede.').getAttribute('data-tone')).toBe('offline');
	fireEvent.click(play());
	expect(film()).not.toBeNull();
	for (const source of film()!.querySelectorAll('source')) fireEvent.error(source);
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
	fireEvent.click(play());
	rerender(part(true));
	expect(await heard(), 'nothing more').toBe('De novo com rede.');
	region.remove();
});

it.each([
	['a click', () => fireEvent.click(play())],
	['the space bar', () => fireEvent.keyDown(play(), { key: ' ' })],
])('plays its own files after %s, with the places as captions', (_, act) => {
	open();
	expect(act()).toBe(false);
	expect([...film()!.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
		'/film/a.webm',
		'/film/a.mp4',
	]);
	expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([[0, 4.1, 'Moinho']]);
	expect(document.activeElement).toBe(film());
});

it('says that it needs the network when no file comes, and can be tried again', () => {
	open();
	fireEvent.click(play());
	const sources = film()!.querySelectorAll('source');
	fireEvent.error(sources[0]!);
	expect(film()).not.toBeNull();
	fireEvent.error(sources[1]!);
	expect(film()).toBeNull();
	expect(screen.getByRole('status').textContent).toContain('O filme precisa de rede.');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tentar de novo' }));
	fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
	expect(film()).not.toBeNull();
});
