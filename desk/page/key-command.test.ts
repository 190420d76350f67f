// @vitest-environment happy-dom

import { beforeEach, expect, it } from 'vitest';
import { formId } from './fields/go-to-field';
import { keyCommand } from './key-command';

const shown = 'src/content/wines/abade.md';

beforeEach(() => {
	document.body.innerHTML = `
		<input type="search">
		<form id="${formId(shown)}"><textarea></textarea></form>
		<dialog><form><input></form></dialog>`;
});

/** What is asked for by a key that is pressed with Ctrl in an element. */
function pressed(within: string, key: string, more: KeyboardEventInit = {}): ReturnType<typeof keyCommand> {
	let command: ReturnType<typeof keyCommand>;
	const listen = (event: KeyboardEvent) => {
		command = keyCommand(event, shown);
	};
	addEventListener('keydown', listen);
	const event = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, ...more });
	document.querySelector(within)?.dispatchEvent(event);
	removeEventListener('keydown', listen);
	return command;
}

it.each([
	['s', {}, 'save'],
	['z', {}, 'undo'],
	['Z', { shiftKey: true }, 'redo'],
	['y', {}, 'redo'],
	['z', { ctrlKey: false, metaKey: true }, 'undo'],
	['z', { ctrlKey: false }, undefined],
	['z', { altKey: true }, undefined],
	['a', {}, undefined],
] as const)('the key %s with %j asks a form, and the page around it, for: %s', (key, more, command) => {
	expect(pressed('textarea', key, more)).toBe(command);
	expect(pressed('body', key, more)).toBe(command);
});

it('what is typed in the search is undone there', () => {
	expect(pressed('[type=search]', 'z')).toBeUndefined();
	expect(pressed('[type=search]', 'y')).toBeUndefined();
	expect(pressed('[type=search]', 's')).toBe('save');
});

it.each(['s', 'z', 'y'])('a dialog that is open keeps the key %s from the file behind it', (key) => {
	document.querySelector('dialog')?.showModal();
	expect(pressed('dialog input', key)).toBeUndefined();
	expect(pressed('body', key)).toBeUndefined();
});
