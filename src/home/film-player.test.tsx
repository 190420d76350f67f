// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '../../tests/unit/in-language';
import { cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import captions from '../content/film-captions.gen.json';

afterEach(cleanup);

async function play(code: string) {
	speak(code);
	const { FilmPlayer } = await import('./film-player');
	render(<FilmPlayer title="Film" files={{ webm: '/a.webm', mp4: '/a.mp4' }} onFailure={vi.fn()} />);
	const video = document.querySelector('video')!;
	const at = (seconds: number) => {
		Object.defineProperty(video, 'currentTime', { value: seconds, configurable: true });
		fireEvent(video, new Event('timeupdate'));
	};
	return captions.map(({ from, to }) => {
		at((from + to) / 2);
		const name = document.querySelector<HTMLElement>('[class*=place] [class*=name]')!;
		return [name.textContent, name.lang, screen.getByRole('slider').getAttribute('aria-valuetext')];
	});
}

test('the film is captioned in Portuguese', async () => {
	expect(await play('pt')).toEqual([
		['Quatro Vistas', '', '2 de 20\u00a0s, Inverno, Quatro Vistas'],
		['Moinho', '', '7 de 20\u00a0s, Primavera, Moinho'],
		['Martim', '', '12 de 20\u00a0s, Verão, Martim'],
		['Vale Sabor', '', '17 de 20\u00a0s, Vindima, Vale Sabor'],
	]);
});

test('and in English, where the names of its places remain Portuguese', async () => {
	expect(await play('en')).toEqual([
		['Quatro Vistas', 'pt', '2 of 20\u00a0s, Winter, Quatro Vistas'],
		['Moinho', 'pt', '7 of 20\u00a0s, Spring, Moinho'],
		['Martim', 'pt', '12 of 20\u00a0s, Summer, Martim'],
		['Vale Sabor', 'pt', '17 of 20\u00a0s, Harvest, Vale Sabor'],
	]);
});
