// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { Carousel } from './carousel';

afterEach(cleanup);
beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	vi.stubGlobal('innerWidth', 1440);
});

type Change = Partial<Parameters<typeof Carousel>[0]>;

const carousel = (count: number, change: Change = {}) => (
	<Carousel name="estampas" label="Estampas" perView={{ base: 1, 1024: 3 }} {...change}>
		{change.children ??
			Array.from({ length: count }, (_, index) => index + 1).map((number) => (
				<a key={number} href={`#${number}`}>
					Estampa {number}
				</a>
			))}
	</Carousel>
);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const counter = () => document.querySelector('[data-counter]');
const viewport = () => screen.getByRole('group', { name: 'Diapositivos' });

describe('as prerendered', () => {
	it('has its parts, with the buttons before the slides, and no style attribute', () => {
		const html = renderToString(carousel(9));
		expect(html).not.toContain('style=');
		expect(html).not.toContain('inert');
		expect(html).toContain('data-carousel="estampas"');
		expect(html).toContain('data-index="0"');
		expect(html).toContain('data-per="1024:3 1"');
		expect(html.indexOf('aria-label="Seguinte"')).toBeLessThan(html.indexOf('data-per'));
		expect(html).toContain('1 / 9');
	});

	it('a single slide has no buttons, no counter and nothing to scroll', () => {
		const html = renderToString(carousel(1));
		expect(html).not.toContain('data-counter');
		expect(html).not.toContain('<button');
		expect(html).not.toContain('tabindex');
	});
});

describe('in the browser', () => {
	it('is a named region whose slides say which of how many they are', () => {
		render(carousel(9));
		const region = screen.getByRole('region', { name: 'Estampas' });
		expect(region.getAttribute('aria-roledescription')).toBe('carrossel');
		const slide = screen.getByRole('group', { name: '2 de 9' });
		expect(slide.getAttribute('aria-roledescription')).toBe('diapositivo');
		expect(counter()?.getAttribute('aria-live')).toBe('polite');
		expect(counter()?.textContent).toBe('1–3 / 9');
	});

	it('cannot go back from the first slide, unless it loops', () => {
		const { rerender } = render(carousel(9));
		expect([button('Anterior').disabled, button('Seguinte').disabled]).toEqual([true, false]);
		rerender(carousel(9, { loop: true }));
		expect(button('Anterior').disabled).toBe(false);
	});

	it('does not loop where all slides fit', () => {
		render(carousel(3, { loop: true }));
		expect([button('Anterior').disabled, button('Seguinte').disabled]).toEqual([true, true]);
	});

	it('before the code for more is there, buttons and arrows scroll the track by what is in view', () => {
		const scrollTo = lay(9);
		fireEvent.click(button('Seguinte'));
		expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'smooth' });
		fireEvent.keyDown(viewport(), { key: 'End' });
		expect(scrollTo).toHaveBeenLastCalledWith({ left: 600, behavior: 'smooth' });
	});

	it('follows the track that the visitor scrolls', () => {
		lay(9);
		viewport().scrollLeft = 290;
		fireEvent.scroll(viewport());
		expect(screen.getByRole('region').getAttribute('data-index')).toBe('3');
		expect(counter()?.textContent).toBe('4–6 / 9');
	});

	it('jumps with reduced motion', () => {
		vi.stubGlobal('matchMedia', () => ({ matches: true }));
		const scrollTo = lay(9);
		fireEvent.keyDown(button('Seguinte'), { key: 'ArrowRight' });
		expect(scrollTo).toHaveBeenLastCalledWith({ left: 300, behavior: 'instant' });
	});

	it('leaves keys with modifiers, and those of a field within, alone', () => {
		const scrollTo = lay(9, { children: [<input key="a" aria-label="Nome" />, <p key="b">b</p>] });
		fireEvent.keyDown(screen.getByLabelText('Nome'), { key: 'ArrowRight' });
		fireEvent.keyDown(viewport(), { key: 'ArrowRight', altKey: true });
		expect(scrollTo).not.toHaveBeenCalled();
	});

	it('gives the focus to the track before the pressed button is disabled', () => {
		lay(4);
		button('Seguinte').focus();
		fireEvent.click(button('Seguinte'));
		expect(document.activeElement).toBe(viewport());
	});

	it('only one that moves by itself has a button that stops it', () => {
		const { rerender } = render(carousel(9));
		expect(screen.queryByRole('button', { name: 'Parar a passagem automática' })).toBeNull();
		rerender(carousel(9, { autoplay: true }));
		fireEvent.click(button('Parar a passagem automática'));
		expect(button('Retomar a passagem automática')).toBeTruthy();
	});
});

/** Renders it as a layout would: slides side by side, each 100 px wide. @returns how its track is scrolled */
function lay(count: number, change?: Change) {
	render(carousel(count, change));
	for (const [index, slide] of screen.getAllByRole('group', { name: / de / }).entries())
		Object.defineProperty(slide, 'offsetLeft', { value: index * 100 });
	return vi.spyOn(viewport(), 'scrollTo').mockImplementation(() => {});
}
