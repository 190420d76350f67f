// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { AgeGate } from './age-gate';
import { askAge, controlGate, pathChanged } from './controller';

let gate: HTMLDialogElement;

beforeEach(() => {
	// A document of its own: what one gate listens to ends with it.
	const page = document.implementation.createHTMLDocument();
	page.documentElement.lang = 'pt-PT';
	page.body.innerHTML = renderToStaticMarkup(<AgeGate />);
	Object.defineProperty(page, 'cookie', { value: '', writable: true, configurable: true });
	const found = page.querySelector('dialog');
	if (!found) throw new Error('There is no gate.');
	gate = found;
	visit('/vinhos');
});

test('it stands closed in the page until somebody is asked', () => {
	expect(gate.open).toBe(false);
	expect(askAge(gate, '/vinhos')).toBe(true);
	expect(gate.open).toBe(true);
	expect(locked()).toBe(true);
	expect(text()).toMatch(/^Nasceu até \d+\sde\s\p{L}+ de \d{4}\?/u);
});

test('it leads to the page in the other language that the page itself leads to at that moment', () => {
	controlGate(gate);
	askAge(gate, '/vinhos');
	const link = gate.querySelector<HTMLAnchorElement>('a[hreflang]');
	expect(link?.textContent).toBe('English');
	expect(link?.getAttribute('href')).toBe('/en');
	const own = gate.ownerDocument.createElement('a');
	gate.ownerDocument.body.append(own);
	own.outerHTML = '<a data-language-switch hreflang="en-GB" href="/en/wines"></a>';
	for (const [switched, query, expected] of [
		['/en/wines', '?filtro=tintos', '/en/wines?filtro=tintos'],
		['/en/news/pruning-vinha-velha?q', '', '/en/news/pruning-vinha-velha'],
	] as const) {
		gate.ownerDocument.querySelector('[data-language-switch]')?.setAttribute('href', switched);
		history.replaceState(null, '', `/vinhos${query}`);
		link?.click();
		expect(link?.getAttribute('href')).toBe(expected);
	}
});

test('who has confirmed is not asked', () => {
	gate.ownerDocument.cookie = 'ageCheck=true';
	expect(askAge(gate, '/vinhos')).toBe(false);
	expect(gate.open).toBe(false);
	expect(locked()).toBe(false);
});

test.each(['/privacidade', '/termos', '/acessibilidade'])('%s can be read before anybody answers', (path) => {
	expect(askAge(gate, path)).toBe(false);
	expect(gate.open).toBe(false);
});

test('one click confirms, is remembered and lets the page go', () => {
	controlGate(gate);
	askAge(gate, '/vinhos');
	press('Sim, entrar');
	expect(gate.ownerDocument.cookie).toContain('ageCheck=true; Max-Age=31536000');
	expect(gate.open).toBe(false);
	expect(locked()).toBe(false);
});

test.each([
	['seen', () => gate.ownerDocument.dispatchEvent(new Event('visibilitychange'))],
	['turned to', () => dispatchEvent(new Event('focus'))],
])('what was confirmed in another tab or window counts when this one is next %s', (_, turn) => {
	controlGate(gate);
	askAge(gate, '/vinhos');
	gate.ownerDocument.cookie = 'ageCheck=true';
	turn();
	expect(gate.open).toBe(false);
	expect(locked()).toBe(false);
});

test('a browser that keeps no cookies lets the visitor in for as long as the page stands', () => {
	Object.defineProperty(gate.ownerDocument, 'cookie', { get: () => '', set: () => {} });
	controlGate(gate);
	askAge(gate, '/vinhos');
	press('Sim, entrar');
	expect(gate.open).toBe(false);
	gate.ownerDocument.dispatchEvent(new Event(pathChanged));
	expect(gate.open).toBe(false);
});

test('who is not of age stays at the gate, and may come back to the question', () => {
	controlGate(gate);
	askAge(gate, '/vinhos');
	press('Ainda não');
	expect(text()).toContain('Então até lá.');
	expect(text()).not.toContain('Nasceu até');
	expect(gate.ownerDocument.activeElement?.textContent).toBe('Então até lá.');
	expect(gate.open).toBe(true);
	press('Voltar à pergunta');
	expect(text()).toContain('Nasceu até');
	expect(gate.ownerDocument.cookie).toBe('');
});

test('a browser that closes it on Escape finds it open again', () => {
	controlGate(gate);
	askAge(gate, '/vinhos');
	gate.close();
	expect(gate.open).toBe(true);
});

test('who came in by an open page is asked on the next, and no longer when they go back', () => {
	controlGate(gate);
	visit('/privacidade');
	expect(askAge(gate, '/privacidade')).toBe(false);
	visit('/vinhos');
	gate.ownerDocument.dispatchEvent(new Event(pathChanged));
	expect(gate.open).toBe(true);
	visit('/privacidade');
	gate.ownerDocument.dispatchEvent(new Event(pathChanged));
	expect(gate.open).toBe(false);
});

function visit(path: string): void {
	history.replaceState(null, '', path);
}

function press(name: string): void {
	const button = [...gate.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
	button?.click();
}

function locked(): boolean {
	return gate.ownerDocument.documentElement.hasAttribute('data-scroll-locked');
}

/** What can be read at the gate now. */
function text(): string {
	const parts = [...gate.querySelectorAll<HTMLElement>('[data-part]')];
	return parts.flatMap((part) => (part.hidden ? [] : [part.textContent])).join('');
}
