// @vitest-environment happy-dom

import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../../tests/unit/intersection-observer';
import { act, cleanup, render, screen } from '../../tests/unit/testing-library';
import { lazyPart } from './lazy-part';

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

const Section = ({ name }: { name: string }) => <p data-section="">{name}</p>;
const offline = new TypeError('Failed to fetch dynamically imported module');
const near = { near: '[data-section]' };

/** A page with the HTML of the section. */
async function prerendered(): Promise<HTMLElement> {
	const Later = lazyPart(async () => Section, near);
	const { prelude } = await prerender(<Later name="Garrafa" />);
	const root = document.createElement('div');
	root.innerHTML = await new Response(prelude).text();
	document.body.append(root);
	return root;
}

test('a part is prerendered whole', async () => {
	expect((await prerendered()).innerHTML).toBe('<!--$--><p data-section="">Garrafa</p><!--/$-->');
});

test('where there is no HTML of a part, its code is fetched at once', async () => {
	const Later = lazyPart(async () => Section, near);
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('where the page is left before its part came near, the next page does not wait for it', async () => {
	stubIntersectionObserver();
	document.body.innerHTML = '<div data-section></div>';
	const Later = lazyPart(async () => Section, near);
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('prerendered HTML stays untouched until it comes near the view', async () => {
	const tell = stubIntersectionObserver();
	const root = await prerendered();
	const paragraph = root.querySelector('p');
	const load = vi.fn(async () => Section);
	const Later = lazyPart(load, near);
	const problems = vi.fn();
	const page = await act(async () => hydrateRoot(root, <Later name="Garrafa" />, { onRecoverableError: problems }));
	expect(load).not.toHaveBeenCalled();
	expect(root.textContent).toBe('Garrafa');
	await act(async () => tell({ isIntersecting: true }));
	expect(load).toHaveBeenCalledOnce();
	expect(root.querySelector('p')).toBe(paragraph);
	expect(problems).not.toHaveBeenCalled();
	await act(async () => page.unmount());
});

test('where its code does not come the HTML stays to be read, and the code is asked for again with the network', async () => {
	const tell = stubIntersectionObserver();
	const root = await prerendered();
	const load = vi.fn(async () => Section).mockRejectedValueOnce(offline);
	const Later = lazyPart(load, near);
	const page = await act(async () => hydrateRoot(root, <Later name="Garrafa" />));
	await act(async () => tell({ isIntersecting: true }));
	expect(root.textContent).toBe('Garrafa');
	expect(load).toHaveBeenCalledOnce();
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledTimes(2);
	expect(root.textContent).toBe('Garrafa');
	await act(async () => page.unmount());
});

test('where its code does not come and there is no HTML, the page stands without the part until the network is back', async () => {
	const load = vi.fn(async () => Section).mockRejectedValueOnce(offline);
	const Later = lazyPart(load, near);
	await act(async () => render(<Later name="Garrafa" />));
	expect(document.querySelector('[data-section]')).toBeNull();
	await act(async () => dispatchEvent(new Event('online')));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('code that did not come for one page is asked for again by the next', async () => {
	const load = vi.fn(async () => Section).mockRejectedValueOnce(offline);
	const Later = lazyPart(load, near);
	const { unmount } = await act(async () => render(<Later name="Garrafa" />));
	await act(async () => unmount());
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('a part whose code was fetched ahead is there in the first render', async () => {
	const Later = lazyPart(async () => Section, near);
	await Later.preload();
	render(<Later name="Garrafa" />);
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('a part that is not prerendered is there in the first render once its code is here', async () => {
	const Dialog = lazyPart(async () => Section);
	await Dialog.preload();
	render(<Dialog name="Garrafa" />);
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('a part that is not prerendered has a placeholder until its code is here', async () => {
	const Later = lazyPart(async () => Section, { placeholder: <i>room</i> });
	const { prelude } = await prerender(<Later name="Garrafa" />);
	expect(await new Response(prelude).text()).toBe('<i>room</i>');
	const page = render(<Later name="Garrafa" />);
	expect(page.container.innerHTML).toBe('<i>room</i>');
	await act(async () => {});
	expect(page.container.innerHTML).toBe('<p data-section="">Garrafa</p>');
});

test('the code of a part is fetched once, and only when the part is wanted', async () => {
	const load = vi.fn(async () => Section);
	const Dialog = lazyPart(load);
	const page = await act(async () => render(<Dialog name="Garrafa" wanted={undefined} />));
	expect(load).not.toHaveBeenCalled();
	for (const wanted of ['rabigato', 'pombal', undefined])
		await act(async () => page.rerender(<Dialog name="Garrafa" wanted={wanted} />));
	expect(load).toHaveBeenCalledOnce();
	expect(page.container.textContent).toBe('Garrafa');
});

test('code that did not come is asked for again when the part is wanted for something else', async () => {
	const load = vi.fn(async () => Section).mockRejectedValueOnce(offline);
	const Dialog = lazyPart(load);
	const page = await act(async () => render(<Dialog name="Garrafa" wanted="rabigato" />));
	expect(page.container.textContent).toBe('');
	await act(async () => page.rerender(<Dialog name="Garrafa" wanted="pombal" />));
	expect(page.container.textContent).toBe('Garrafa');
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledTimes(2);
});
