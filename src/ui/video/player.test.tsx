// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { Player } from './player';

const parts = [
	{ from: 0, to: 5, name: 'Inverno', place: 'Quatro Vistas', position: '41°10′ N', across: 0.6, down: 0.5 },
	{ from: 5, to: 10, name: 'Vindima', place: 'Martim', position: '41°22′ N', across: 0.4, down: 0.7 },
];

const onFailure = vi.fn();
/** What the browser knows of the film. */
let state: { paused: boolean; ended: boolean; currentTime: number };

beforeEach(() => {
	onFailure.mockReset();
	state = { paused: false, ended: false, currentTime: 0 };
	render(<Player title="Um ano" files={{ webm: '/a.webm', mp4: '/a.mp4' }} parts={parts} onFailure={onFailure} />);
	for (const key of ['paused', 'ended', 'currentTime'] as const)
		Object.defineProperty(video(), key, {
			get: () => state[key],
			set: (value) => Object.assign(state, { [key]: value }),
		});
	video().play = async () => tell('play', { paused: false, ended: false });
	video().pause = () => tell('pause', { paused: true });
});
afterEach(cleanup);

const video = () => document.querySelector('video')!;
const scale = () => screen.getByRole('slider', { name: 'Posição no filme' });
const place = () => document.querySelector<HTMLElement>('[class*=place]');
const button = (name: string) => screen.getByRole('button', { name });

/** Has the film do something. */
function tell(event: string, change: Partial<typeof state>) {
	Object.assign(state, change);
	fireEvent(video(), new Event(event));
}

it('begins by itself with its own files, without the browser\u2019s controls, and its button has the focus', () => {
	expect([...video().querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
		'/a.webm',
		'/a.mp4',
	]);
	expect(video().autoplay).toBe(true);
	expect(video().controls).toBe(false);
	expect(document.activeElement).toBe(button('Parar'));
});

it('names each place where it is in the picture, which comes nearer, but not where the picture comes out of the paper', () => {
	tell('timeupdate', { currentTime: 2.5 });
	expect(place()?.textContent).toContain('Quatro Vistas');
	expect([place()?.style.left, place()?.style.top]).toEqual(['60.35%', '49.65%']);
	tell('timeupdate', { currentTime: 5.2 });
	expect(place()).toBeNull();
	tell('timeupdate', { currentTime: 7.5 });
	expect(place()?.textContent).toContain('Martim');
	expect([place()?.style.left, place()?.style.top]).toEqual(['39.65%', '70.35%']);
});

it('tells its time as a slider with words', () => {
	tell('timeupdate', { currentTime: 6.4 });
	expect(scale().getAttribute('aria-valuetext')).toBe('6 de 10\u00a0s, Vindima, Martim');
	fireEvent.change(scale(), { target: { value: '3' } });
	expect(state.currentTime).toBe(3);
});

it('its button stops it, goes on, and begins again at the end', () => {
	fireEvent.click(button('Parar'));
	expect(state.paused).toBe(true);
	fireEvent.click(button('Continuar'));
	expect(state.paused).toBe(false);
	tell('ended', { ended: true, paused: true, currentTime: 10 });
	fireEvent.click(button('Ver de novo'));
	expect(state.paused).toBe(false);
});

it.each([
	['ArrowRight', 5],
	['ArrowLeft', 3],
	['Home', 0],
	['End', 10],
])('%s leads from 4 s to %s s wherever the focus is', (key, to) => {
	tell('timeupdate', { currentTime: 4 });
	expect(fireEvent.keyDown(button('Parar'), { key })).toBe(false);
	expect(state.currentTime).toBe(to);
});

it.each([
	['ArrowUp', 5],
	['ArrowDown', 3],
	['PageUp', 9],
	['PageDown', 0],
])('%s leads from 4 s to %s s on the scale, and elsewhere scrolls the page', (key, to) => {
	tell('timeupdate', { currentTime: 4 });
	expect(fireEvent.keyDown(button('Parar'), { key })).toBe(true);
	expect(state.currentTime).toBe(4);
	expect(fireEvent.keyDown(scale(), { key })).toBe(false);
	expect(state.currentTime).toBe(to);
});

it('stops by k anywhere and by the space bar on the scale; a button keeps the space bar, and the browser its shortcuts', () => {
	fireEvent.keyDown(button('Parar'), { key: 'k' });
	expect(state.paused).toBe(true);
	fireEvent.keyDown(scale(), { key: ' ' });
	expect(state.paused).toBe(false);
	expect(fireEvent.keyDown(button('Parar'), { key: ' ' })).toBe(true);
	expect(fireEvent.keyDown(scale(), { key: 'k', ctrlKey: true })).toBe(true);
	expect(state.paused).toBe(false);
});

it('fails with the last of its files only', () => {
	const [webm, mp4] = video().querySelectorAll('source');
	fireEvent.error(webm!);
	expect(onFailure).not.toHaveBeenCalled();
	fireEvent.error(mp4!);
	expect(onFailure).toHaveBeenCalled();
});
