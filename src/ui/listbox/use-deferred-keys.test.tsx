// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listboxMove, type Typed, typeOn } from './listbox-keys';
import { useDeferredKeys } from './use-deferred-keys';

const code = { listboxMove, typeOn };
const names = ['Abade', 'Vinha do Rio', 'Vinha Velha'];
let pressed: string[] = [];
let arrive = (_: typeof code) => {};
let fail = () => {};
let coming: Promise<typeof code>;
const load = () => coming;

beforeEach(() => {
	pressed = [];
	coming = new Promise((resolve, reject) => {
		arrive = resolve;
		fail = () => reject(new TypeError('Failed to fetch dynamically imported module'));
	});
	render(<Rows />);
	row('Abade').focus();
});
afterEach(cleanup);

function Rows() {
	const keys = useDeferredKeys(load);
	const typed = useRef<Typed>(undefined);
	return (
		<div
			role="listbox"
			tabIndex={-1}
			onKeyDown={(event) =>
				keys.take(event, (loaded) => {
					typed.current = loaded.typeOn(typed.current, event.key, event.timeStamp);
					const current = names.findIndex((name) => row(name).matches(':focus'));
					const move = loaded.listboxMove(event.key, typed.current.letters, current, names);
					if (move?.type !== 'focus') return false;
					row(names[move.index]!).focus();
					return true;
				})
			}
		>
			{names.map((name) => (
				<button key={name} type="button" onClick={() => pressed.push(name)}>
					{name}
				</button>
			))}
		</div>
	);
}

const row = (name: string) => screen.getByRole('button', { name });
/** As a browser does, presses the focused button where the key is left to it. */
function press(...keys: string[]): void {
	for (const key of keys) {
		const focused = document.activeElement ?? document.body;
		const isLeft = fireEvent.keyDown(focused, { key });
		if (isLeft && ['Enter', ' '].includes(key)) fireEvent.click(focused);
	}
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keys are done in their order, whichever import of their code is first', async () => {
	press('ArrowDown');
	coming = Promise.resolve(code);
	press('Enter');
	await settled();
	arrive(code);
	await settled();
	expect(pressed).toEqual(['Vinha do Rio']);
});

it.each([
	['Enter', 'Enter'],
	['the space bar', ' '],
])('%s presses what the keys before it lead to, though their code is still on its way', async (_, key) => {
	press('ArrowDown', key);
	expect(pressed).toEqual([]);
	arrive(code);
	await settled();
	expect(pressed).toEqual(['Vinha do Rio']);
});

it.each([
	['Enter', 'Enter'],
	['the space bar', ' '],
])('%s presses nothing where their code does not come', async (_, key) => {
	press('ArrowDown', key);
	fail();
	await settled();
	expect(pressed).toEqual([]);
});

it.each([
	['Enter', 'Enter'],
	['the space bar', ' '],
])('%s alone is the browser’s', (_, key) => {
	press(key);
	expect(pressed).toEqual(['Abade']);
});

it('a space within what is typed presses nothing', async () => {
	press(...'vinha v');
	arrive(code);
	await settled();
	expect(pressed).toEqual([]);
	expect(document.activeElement).toBe(row('Vinha Velha'));
});
