// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import { installStore } from '../pwa/install';
import { InstallInvitation } from './install-invitation';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('a browser with a dialog gets a button, and reads what the map weighs before it is stored', () => {
	render(<InstallInvitation way="prompt" mapStored={false} mapBytes={12_419_538} />);
	expect(screen.getByRole('region', { name: 'Leve o sítio consigo' }).textContent).toContain('ocupa 12\u00a0MB.');
	expect(screen.getByRole('button', { name: 'Instalar' })).toBeDefined();
	expect(screen.queryByText(/Adicionar ao ecrã principal/)).toBeNull();
});

test('iOS gets the steps instead, in the words of its menus', () => {
	render(<InstallInvitation way="manual" mapStored={true} mapBytes={undefined} />);
	expect(screen.queryByRole('button', { name: 'Instalar' })).toBeNull();
	const steps = screen.getByText(/^Toque em/).textContent;
	expect(steps?.replace(/\s+/g, ' ')).toBe('Toque em Partilhar e depois em Adicionar ao ecrã principal.');
	expect(screen.getByText(/já está neste dispositivo/)).toBeDefined();
});

test('closing it is remembered', () => {
	render(<InstallInvitation way="manual" mapStored={false} mapBytes={undefined} />);
	fireEvent.click(screen.getByRole('button', { name: 'Fechar e não voltar a perguntar' }));
	expect(installStore.get().dismissed).toBe(true);
	expect(localStorage.getItem('install-dismissed')).not.toBeNull();
});
