// @vitest-environment happy-dom

import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { Tabs, tabAfterKey } from './tabs';

afterEach(cleanup);

const names = ['Sobre', 'Parcelas', 'Vinhos'];

function Choice() {
	const [chosen, setChosen] = useState('Sobre');
	const tabs = names.map((name) => ({ name, id: `s-${name}`, panelId: `p-${name}`, content: name }));
	return <Tabs label="Separadores" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

it.each([
	['ArrowRight', 0, 1],
	['ArrowRight', 2, 0],
	['ArrowLeft', 0, 2],
	['Home', 2, 0],
	['End', 0, 2],
	['ArrowDown', 1, -1],
])('%s on tab %d leads to %d', (key, index, next) => {
	expect(tabAfterKey(key, index, 3)).toBe(next);
});

it('is one stop for the Tab key; arrows move focus and choice', () => {
	render(<Choice />);
	const tab = (name: string) => screen.getByRole('tab', { name });
	expect(names.map((name) => tab(name).tabIndex)).toEqual([0, -1, -1]);
	expect(tab('Sobre').getAttribute('aria-controls')).toBe('p-Sobre');
	fireEvent.keyDown(tab('Sobre'), { key: 'ArrowLeft' });
	expect(document.activeElement).toBe(tab('Vinhos'));
	expect(names.map((name) => tab(name).getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
	expect(names.map((name) => tab(name).tabIndex)).toEqual([-1, -1, 0]);
});

it('leaves keys with a modifier to the browser, such as its way back', () => {
	render(<Choice />);
	const first = screen.getByRole('tab', { name: 'Sobre' });
	for (const modifier of ['altKey', 'metaKey']) {
		expect(fireEvent.keyDown(first, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
		expect(first.tabIndex).toBe(0);
	}
});
