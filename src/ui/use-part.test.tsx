// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePart } from './use-part';

const Dialog = () => <p>Rabigato</p>;
const load = vi.fn(async () => ({ default: Dialog }));

beforeEach(() => load.mockClear());
afterEach(cleanup);

function Page({ choice }: { choice: unknown }) {
	const Part = usePart(load, choice);
	return <main>Parcelas {Part && <Part />}</main>;
}

const breakLineOnce = () => load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));

async function open(choice: unknown) {
	const page = await act(async () => render(<Page choice={choice} />));
	return {
		text: () => page.container.textContent,
		choose: (next: unknown) => act(async () => page.rerender(<Page choice={next} />)),
	};
}

it('is fetched once, and only when it is wanted', async () => {
	const page = await open(null);
	expect(load).not.toHaveBeenCalled();
	await page.choose('rabigato');
	await page.choose('pombal');
	expect(load).toHaveBeenCalledOnce();
	expect(page.text()).toBe('Parcelas Rabigato');
});

it('leaves the page as it is where its code does not come, and comes with the next choice', async () => {
	breakLineOnce();
	const page = await open('rabigato');
	expect(page.text()).toBe('Parcelas ');
	await page.choose('pombal');
	expect(page.text()).toBe('Parcelas Rabigato');
});

it('comes with the network', async () => {
	breakLineOnce();
	const page = await open('rabigato');
	await act(async () => dispatchEvent(new Event('online')));
	expect(page.text()).toBe('Parcelas Rabigato');
	await act(async () => dispatchEvent(new Event('online')));
	expect(load).toHaveBeenCalledTimes(2);
});
