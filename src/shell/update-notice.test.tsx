// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { act, cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import { askForUpdate } from '../pwa/update';
import { UpdateNotice } from './update-notice';

afterEach(cleanup);

test('a newer build is offered, can be put off, and is activated by its button', async () => {
	render(<UpdateNotice />);
	expect(document.querySelector('[data-update]')).toBeNull();

	act(() => void askForUpdate('waiting'));
	expect(screen.getByRole('status').textContent).toContain('Há uma edição nova do sítio.');
	fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
	expect(document.querySelector('[data-update]')).toBeNull();

	let accepted = Promise.resolve();
	act(() => {
		accepted = askForUpdate('active');
	});
	fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
	await accepted;
	expect(screen.getByRole('status').textContent).toContain('A atualizar…');
	expect(screen.queryByRole('button')).toBeNull();
});
