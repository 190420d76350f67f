// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { transitionTypesOf } from './view-transitions';

const toWine = { pathChanged: true, toLocation: { pathname: '/vinhos/abade' } };

function show(main: string, { inView = true, reducedMotion = false } = {}): void {
	document.body.innerHTML = `<main>${main}</main>`;
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
		inView ? new DOMRect(10, 10, 100, 300) : new DOMRect(10, -900, 100, 300),
	);
	vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
}

function namesOfPictures(): string[] {
	return [...document.querySelectorAll<HTMLElement>('img, svg')].map(({ style }) => style.viewTransitionName ?? '');
}

const shelf =
	'<a href="/vinhos/foz"><img></a><a href="/vinhos/abade"><svg></svg><picture><img></picture></a><a href="/vinhos/abade">Abade</a>';

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('the bottle of the link that is followed is joined with the page, and nothing else', () => {
	show(shelf);
	expect(transitionTypesOf(toWine)).toEqual(['joined']);
	expect(namesOfPictures()).toEqual(['', '', 'joined']);
});

test('a drawing is joined where the link has no picture', () => {
	show('<a href="/noticias/geada"><svg></svg>Geada</a>');
	expect(transitionTypesOf({ pathChanged: true, toLocation: { pathname: '/noticias/geada' } })).toEqual(['joined']);
	expect(namesOfPictures()).toEqual(['joined']);
});

test.each<[string, { change?: typeof toWine; main?: string; inView?: boolean; reducedMotion?: boolean }]>([
	['the same page with another filter', { change: { ...toWine, pathChanged: false } }],
	['a page that no picture leads to', { change: { ...toWine, toLocation: { pathname: '/visitar' } } }],
	['a picture out of view', { inView: false }],
	['reduced motion', { reducedMotion: true }],
	['a page with a picture of that name already', { main: `<div data-joined></div>${shelf}` }],
])('pages follow each other at once: %s', (_, { change = toWine, main = shelf, ...view }) => {
	show(main, view);
	expect(transitionTypesOf(change)).toBe(false);
	expect(namesOfPictures()).not.toContain('joined');
});
