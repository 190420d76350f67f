// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFromEntry } from '../platform/history';
import { comesBackTo, focusFollowedLink, keepFollowedLinks } from './followed-link';

const page = `
	<a id="header" href="/vinhos">Vinhos</a>
	<main>
		<a id="wines" href="/vinhos"><i></i>Vinhos</a>
		<a id="anchor" href="#pontuacoes">97</a>
		<a id="sheet" href="/fichas/abade.pdf" download>PDF</a>
		<a id="film" href="/film.mp4" role="button">Ver</a>
		<button id="button">Ver</button>
	</main>
	<a id="footer" href="/vinhos">Vinhos</a>`;
const menu = '<dialog open><a id="menu" href="/vinhos">Vinhos</a></dialog>';

beforeAll(() => keepFollowedLinks(document));
beforeEach(() => {
	history.replaceState({ key: 'a' }, '', '/');
	document.body.innerHTML = page;
});

function press(selector: string, modifier?: MouseEventInit): void {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
	document.addEventListener('click', (click) => click.preventDefault(), { once: true });
	document.querySelector(selector)!.dispatchEvent(event);
}

/** The page is rendered again, and a visitor who comes back is led on. @returns what has the focus, if it was given */
function comeBack(html: string): string | undefined {
	document.body.innerHTML = html;
	return focusFollowedLink() ? document.activeElement?.id : undefined;
}

describe('coming back, the focus goes to the link that was followed', () => {
	it('among others to the same page', () => {
		press('#wines i');
		expect(comeBack(page)).toBe('wines');
		expect(history.state).toMatchObject({ key: 'a' });
	});

	it('in a browser that cannot be asked what is visible', () => {
		press('#wines');
		document.body.innerHTML = page;
		Object.assign(document.querySelector('#wines')!, { checkVisibility: undefined });
		expect(focusFollowedLink()).toBe(true);
		expect(document.activeElement?.id).toBe('wines');
	});

	it('in a dialog that is there again', () => {
		document.body.innerHTML = menu + page;
		press('#menu');
		expect(comeBack(menu + page)).toBe('menu');
	});

	it('but to no other where its dialog is not', () => {
		document.body.innerHTML = menu + page;
		press('#menu');
		expect(comeBack(page)).toBeUndefined();
	});

	it('but is left where a link takes none', () => {
		press('#wines');
		document.body.innerHTML = page;
		// As where it is hidden or inert.
		document.querySelector<HTMLElement>('#wines')!.focus = () => {};
		expect(focusFollowedLink()).toBe(false);
	});
});

it.each([
	['within the page', '#anchor'],
	['to a file to keep', '#sheet'],
	['that is a button', '#film'],
	['into a new tab', '#wines', { ctrlKey: true }],
	['into a new tab of a Mac', '#wines', { metaKey: true }],
	['into a new window', '#wines', { shiftKey: true }],
	['to a file, with Alt', '#wines', { altKey: true }],
])('a link %s leads away from nothing', (_, selector, modifier?: MouseEventInit) => {
	press('#footer');
	press(selector, modifier);
	expect(comeBack(page)).toBe('footer');
	history.replaceState(null, '', '/');
	press(selector, modifier);
	expect(readFromEntry('left-by')).toBeUndefined();
});

it('a page is come back to where it was left by a link, has to be rendered again, and is not only preloaded', () => {
	expect(comesBackTo(false, '#later')).toBe(false);
	press('#wines');
	expect(comesBackTo(false, '#later')).toBe(true);
	expect(comesBackTo(true, '#later')).toBe(false);
	expect(comesBackTo(false, 'main')).toBe(false);
});
