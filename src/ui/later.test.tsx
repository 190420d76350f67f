// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bounded, later } from './later';

afterEach(() => {
	cleanup();
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

const Section = ({ name }: { name: string }) => <p data-section="">{name}</p>;

/** Stands in for the browser's observer; calling it says that what is observed is near. */
function stubObserver(): () => void {
	let tell = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				tell = () => callback([{ isIntersecting: true }]);
			}
			observe() {}
			disconnect() {}
		},
	);
	return () => tell();
}

test('where there is no HTML of it, the code is fetched at once', async () => {
	const Later = later('[data-section]', async () => Section);
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('where the page is left before its section came near, the next page does not wait for it', async () => {
	stubObserver();
	document.body.innerHTML = '<div data-section></div>';
	const Later = later('[data-section]', async () => Section);
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('prerendered HTML stands untouched until it comes near the view', async () => {
	const tellNear = stubObserver();
	const { hydrateRoot } = await import('react-dom/client');
	const { renderToString } = await import('react-dom/server');
	const Prerendered = bounded(Section);
	const root = document.createElement('div');
	document.body.append(root);
	root.innerHTML = renderToString(<Prerendered name="Garrafa" />);
	const paragraph = root.querySelector('p');
	const load = vi.fn(async () => Section);
	const Later = later('[data-section]', load);
	const problems = vi.fn();
	const page = await act(async () => hydrateRoot(root, <Later name="Garrafa" />, { onRecoverableError: problems }));
	expect(load).not.toHaveBeenCalled();
	expect(root.textContent).toBe('Garrafa');
	await act(async () => tellNear());
	expect(load).toHaveBeenCalledOnce();
	expect(root.querySelector('p')).toBe(paragraph);
	expect(problems).not.toHaveBeenCalled();
	await act(async () => page.unmount());
});

test('where its code does not come the HTML stays to be read, and the code is asked for again with the network', async () => {
	const tellNear = stubObserver();
	const { hydrateRoot } = await import('react-dom/client');
	const { renderToString } = await import('react-dom/server');
	const Prerendered = bounded(Section);
	const root = document.createElement('div');
	document.body.append(root);
	root.innerHTML = renderToString(<Prerendered name="Garrafa" />);
	const load = vi.fn(async () => Section);
	load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
	const Later = later('[data-section]', load);
	const page = await act(async () => hydrateRoot(root, <Later name="Garrafa" />));
	await act(async () => tellNear());
	expect(root.textContent).toBe('Garrafa');
	expect(load).toHaveBeenCalledOnce();
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledTimes(2);
	expect(root.textContent).toBe('Garrafa');
	await act(async () => page.unmount());
});

test('where its code does not come and there is no HTML, the page stands without it until the network is back', async () => {
	const load = vi.fn(async () => Section);
	load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
	const Later = later('[data-section]', load);
	await act(async () => render(<Later name="Garrafa" />));
	expect(document.querySelector('[data-section]')).toBeNull();
	await act(async () => dispatchEvent(new Event('online')));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});

test('code that did not come for one page is asked for again by the next', async () => {
	const load = vi.fn(async () => Section);
	load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
	const Later = later('[data-section]', load);
	const { unmount } = await act(async () => render(<Later name="Garrafa" />));
	await act(async () => unmount());
	await act(async () => render(<Later name="Garrafa" />));
	expect(screen.getByText('Garrafa')).toBeTruthy();
});
