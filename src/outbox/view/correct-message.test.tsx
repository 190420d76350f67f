// @vitest-environment happy-dom
import { Outlet } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageAt } from '../../../tests/unit/page-at';
import { cleanup, fireEvent, render, screen, waitFor } from '../../../tests/unit/testing-library';
import { loadDraft, saveDraft } from '../draft';
import { keptMessage } from '../testing/messages';
import { CorrectMessage } from './correct-message';

const refused = keptMessage('r', { entries: [['your-message', 'Recusada']], state: 'refused' });
const typed = { values: { 'your-message': 'Ainda por acabar' } };

const open = async (onEdit?: () => void) => {
	const list = () => <CorrectMessage message={refused} describedBy="subject" {...(onEdit && { onEdit })} />;
	const contact = () => <h1>Contacto</h1>;
	render(await pageAt('/neste-dispositivo', Outlet, { '/neste-dispositivo': list, '/contacto': contact }));
};
const press = (name: string, role = 'link') => fireEvent.click(screen.getByRole(role, { name }));
const question = () => screen.queryByText(/^No formulário está outro texto/);

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('correcting takes the message to the form where nothing is being typed', async () => {
	await open();
	press('Corrigir');
	await screen.findByRole('heading', { name: 'Contacto' });
	expect(loadDraft()).toEqual({ values: { 'your-message': 'Recusada' }, corrects: 'r' });
});

it('correcting does not replace a typed text unasked, and may be cancelled', async () => {
	saveDraft(typed);
	await open();
	press('Corrigir');
	expect(question()).not.toBeNull();
	expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Trocá-lo por este' }));
	expect(loadDraft()).toEqual(typed);
	press('Ficar com ele', 'button');
	expect(question()).toBeNull();
	expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Corrigir' }));
	expect(loadDraft()).toEqual(typed);
});

it('correcting replaces a typed text once the visitor confirms', async () => {
	saveDraft(typed);
	await open();
	press('Corrigir');
	press('Trocá-lo por este');
	await screen.findByRole('heading', { name: 'Contacto' });
	expect(loadDraft()).toEqual({ values: { 'your-message': 'Recusada' }, corrects: 'r' });
});

it('correcting does not ask about the message’s own text', async () => {
	saveDraft({ ...typed, corrects: 'r' });
	await open();
	press('Corrigir');
	await screen.findByRole('heading', { name: 'Contacto' });
});

it('correcting asks beside the form as well', async () => {
	saveDraft(typed);
	const onEdit = vi.fn();
	await open(onEdit);
	press('Corrigir', 'button');
	expect(onEdit).not.toHaveBeenCalled();
	press('Trocá-lo por este', 'button');
	await waitFor(() => expect(onEdit).toHaveBeenCalledOnce());
	expect(question()).toBeNull();
});
