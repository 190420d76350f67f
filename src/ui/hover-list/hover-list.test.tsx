// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, createEvent, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { HoverList } from './hover-list';

let touchOnly = false;
beforeEach(() => {
	touchOnly = false;
	vi.stubGlobal('matchMedia', () => ({ matches: touchOnly }));
});
afterEach(cleanup);

const rows = ['Tintos', 'Brancos', 'Rosé'].map((name) => ({
	key: name,
	content: <a href={`#${name}`}>{name}</a>,
	ground: <i>{name}</i>,
}));
const list = (grounds: 'behind' | 'within') => <HoverList grounds={grounds} rows={rows} />;
const link = (name: string) => screen.getByRole('link', { name });
const row = (name: string) => link(name).closest('li')!;
const active = () => document.querySelector('li[data-active]')?.textContent;
const shown = () => [...document.querySelectorAll('[data-shown]')].map((ground) => ground.textContent);

/** Presses a row as a finger does: the link has the focus before the click. @returns whether the link is followed */
function tap(name: string): boolean {
	fireEvent.pointerDown(link(name), { pointerType: 'touch' });
	fireEvent.focus(link(name));
	const click = createEvent.click(link(name), { cancelable: true });
	fireEvent(link(name), click);
	return !click.defaultPrevented;
}

describe('with grounds behind', () => {
	it('shows the first before anything happens, and without scripts', () => {
		expect(renderToString(list('behind'))).toMatch(/<li data-active="">(?!.*<li data-active)/);
		render(list('behind'));
		expect(shown()).toEqual(['Tintos']);
	});

	it('does not choose a row that comes beneath a pointer that rests', () => {
		render(list('behind'));
		fireEvent.pointerEnter(row('Rosé'), { pointerType: 'mouse' });
		expect(active()).toBe('Tintos');
	});

	it('shows the row that is pointed at and keeps it when the pointer leaves', () => {
		render(list('behind'));
		fireEvent.pointerMove(row('Rosé'), { pointerType: 'mouse' });
		expect([active(), shown()]).toEqual(['Rosé', ['Rosé']]);
		fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
		expect(shown()).toEqual(['Rosé']);
	});

	it('shows the row that has the focus', () => {
		render(list('behind'));
		fireEvent.focus(link('Brancos'));
		expect(shown()).toEqual(['Brancos']);
	});

	it('opens with the first tap and follows the link with the second', () => {
		render(list('behind'));
		expect([tap('Rosé'), shown()]).toEqual([false, ['Rosé']]);
		expect(tap('Rosé')).toBe(true);
	});

	it('follows the link at once with a mouse or a key', () => {
		render(list('behind'));
		fireEvent.pointerDown(link('Rosé'), { pointerType: 'mouse' });
		expect(fireEvent.click(link('Rosé'))).toBe(true);
		expect(fireEvent.click(link('Brancos'))).toBe(true);
	});
});

describe('with grounds within', () => {
	it('has no active row until one is wanted, and again when the pointer leaves', () => {
		render(list('within'));
		expect(active()).toBeUndefined();
		fireEvent.pointerMove(row('Rosé'), { pointerType: 'mouse' });
		expect(shown()).toEqual(['Rosé']);
		fireEvent.pointerLeave(screen.getByRole('list'), { pointerType: 'mouse' });
		expect(shown()).toEqual([]);
	});

	it('opens the first row where there is no pointer', () => {
		touchOnly = true;
		render(list('within'));
		expect(shown()).toEqual(['Tintos']);
	});
});
