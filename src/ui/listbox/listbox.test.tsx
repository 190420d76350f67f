// @vitest-environment happy-dom

import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { Listbox } from './listbox';

afterEach(cleanup);

const names = ['Todas', 'Martim', 'Moinho', 'Vale Sabor'];

function Choice() {
	const [chosen, setChosen] = useState('Todas');
	const options = names.map((name) => ({ value: name, name, data: { 'data-slug': name } }));
	return (
		<>
			<Listbox label="Quintas" options={options} chosen={chosen} onChoose={setChosen}>
				Quinta: {chosen}
			</Listbox>
			<button type="button">Outro</button>
		</>
	);
}

const button = () => screen.getByRole('button', { name: /Quinta/ });
const option = (name: string) => screen.getByRole('option', { name, hidden: true });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function open() {
	render(<Choice />);
	button().focus();
	press('ArrowDown');
	press('End');
	expect(focused()).toBe('Vale Sabor');
	press('Home');
}

it('opens with an arrow onto what is chosen, and the keys walk the options without going round', () => {
	open();
	expect(isOpen()).toBe(true);
	expect(focused()).toBe('Todas');
	press('ArrowUp');
	expect(focused()).toBe('Todas');
	press('ArrowDown');
	expect(focused()).toBe('Martim');
	press('v');
	expect(focused()).toBe('Vale Sabor');
});

it('a letter on the button opens the list at what it begins; Enter chooses that', () => {
	render(<Choice />);
	button().focus();
	press('v');
	expect(isOpen()).toBe(true);
	// Enter is the option button's own.
	expect(press('Enter')).toBe(true);
	fireEvent.click(document.activeElement ?? document.body);
	expect(button().textContent).toBe('Quinta: Vale Sabor');
	expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

it('a letter after a choice begins a word of its own, however soon it comes', () => {
	open();
	press('m');
	press('o');
	expect(focused()).toBe('Moinho');
	fireEvent.click(option('Moinho'));
	press('v');
	expect(focused()).toBe('Vale Sabor');
});

it('a letter with a modifier is the browser’s', () => {
	render(<Choice />);
	button().focus();
	expect(fireEvent.keyDown(button(), { key: 'v', ctrlKey: true })).toBe(true);
	expect(isOpen()).toBe(false);
});

it('chooses with a press, closes and gives the focus back', () => {
	open();
	fireEvent.click(option('Moinho'));
	expect(button().textContent).toBe('Quinta: Moinho');
	expect(option('Moinho').getAttribute('aria-selected')).toBe('true');
	expect([isOpen(), document.activeElement]).toEqual([false, button()]);
});

it('closes with Escape and gives the focus back; with Tab the focus goes on', () => {
	open();
	press('Escape');
	expect([isOpen(), document.activeElement]).toEqual([false, button()]);
	press('ArrowDown');
	press('Tab');
	expect(isOpen()).toBe(false);
	expect(document.activeElement).not.toBe(button());
});

it('closes when something else is pressed', () => {
	open();
	fireEvent.pointerDown(screen.getByRole('button', { name: 'Outro' }));
	expect(isOpen()).toBe(false);
});

it('carries the attributes of the contract', () => {
	render(<Choice />);
	expect(option('Martim').getAttribute('data-slug')).toBe('Martim');
});
