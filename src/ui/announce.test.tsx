// @vitest-environment happy-dom

import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render as renderIn } from '../../tests/unit/testing-library';
import { Announcer, announce, useAnnouncement } from './announce';

/** What has come into the live regions, in this order. */
const heard: string[] = [];
const recorder = new MutationObserver((changes) => {
	for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
});

beforeEach(() => {
	vi.useFakeTimers();
	heard.length = 0;
});
afterEach(async () => {
	await settled();
	cleanup();
	recorder.disconnect();
	document.body.replaceChildren();
	vi.useRealTimers();
});

/** As in the page: the region stands directly in its body. */
const render = (parts: ReactNode) => renderIn(parts, { container: document.body });
const settled = () => vi.advanceTimersByTimeAsync(10_000);

function listen(): void {
	for (const region of document.querySelectorAll('[data-announcer]')) recorder.observe(region, { childList: true });
}

function stand(): void {
	render(<Announcer />);
	listen();
}

test('the last word on a subject is said, each once, in the order of the last words', async () => {
	stand();
	announce('map', 'A abrir o mapa…');
	announce('network', 'Sem rede.');
	announce('map', 'Mapa aberto.');
	await settled();
	expect(heard).toEqual(['Sem rede.', 'Mapa aberto.']);
});

test('a sentence that two subjects have is said once', async () => {
	stand();
	announce('one', 'Sem rede.');
	announce('other', 'Sem rede.');
	await settled();
	expect(heard).toEqual(['Sem rede.']);
});

test('the next sentence waits until the one before has stood for a second', async () => {
	stand();
	announce('camera', 'Aproximação 15.');
	await vi.advanceTimersByTimeAsync(100);
	announce('camera', 'Aproximação 16.');
	announce('camera', 'Aproximação 17.');
	await vi.advanceTimersByTimeAsync(999);
	expect(heard).toEqual(['Aproximação 15.']);
	await vi.advanceTimersByTimeAsync(1);
	expect(heard).toEqual(['Aproximação 15.', 'Aproximação 17.']);
});

test('a sentence that is said again is heard again', async () => {
	stand();
	announce('fields', 'Nome: Preencha este campo.');
	await settled();
	announce('fields', 'Nome: Preencha este campo.');
	await settled();
	expect(heard).toEqual(['Nome: Preencha este campo.', 'Nome: Preencha este campo.']);
});

test('a sentence that has not been said yet can be taken back', async () => {
	stand();
	announce('map', 'A abrir o mapa…');
	announce('map', '');
	await settled();
	expect(heard).toEqual([]);
});

test('a modal dialog has a region of its own, for what lies beneath it is not heard', async () => {
	render(
		<>
			<Announcer />
			<dialog open>
				<Announcer />
			</dialog>
		</>,
	);
	listen();
	announce('step', 'Passo 1 de 3.');
	await settled();
	expect(document.querySelector('dialog')?.textContent).toBe('Passo 1 de 3.');
	expect(heard).toEqual(['Passo 1 de 3.']);
});

test('beneath a question that has no region a sentence waits until it is answered', async () => {
	render(
		<>
			<dialog open data-age-gate="" />
			<Announcer />
			<dialog open>
				<Announcer />
			</dialog>
		</>,
	);
	listen();
	announce('network', 'Sem rede.');
	await settled();
	expect(heard).toEqual([]);
	for (const dialog of document.querySelectorAll('dialog')) dialog.removeAttribute('open');
	await settled();
	expect(heard).toEqual(['Sem rede.']);
});

test('what the page came with is not said, and is when it comes again', async () => {
	function Vintage({ sentence }: { sentence: string }) {
		useAnnouncement('vintage', sentence, sentence);
		return <Announcer />;
	}
	const { rerender } = render(<Vintage sentence="Colheita de 2021." />);
	listen();
	await settled();
	rerender(<Vintage sentence="Colheita de 2019." />);
	await settled();
	rerender(<Vintage sentence="Colheita de 2021." />);
	await settled();
	expect(heard).toEqual(['Colheita de 2019.', 'Colheita de 2021.']);
});
