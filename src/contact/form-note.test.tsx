// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, cleanup, render, screen } from '../../tests/unit/testing-library';
import { createStore } from '../platform/store';
import { SlowNote } from './form-note';
import { type FormStore, initialFormState, updateForm } from './form-state';

let store: FormStore;
const said = () => screen.getByRole('status').textContent;
const setStatus = (status: string) => act(() => updateForm(store, { status }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
	vi.useFakeTimers();
	store = createStore(initialFormState);
	render(<SlowNote store={store} />);
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it('a sending is called slow after three seconds and long after fifteen', () => {
	setStatus('submitting');
	pass(2999);
	expect(said()).toBe('');
	pass(1);
	expect(said()).toBe('Ainda a enviar…');
	pass(12_000);
	expect(said()).toContain('fale connosco por outra via');
});

it('a sending that is over is not called slow afterwards', () => {
	setStatus('submitting');
	pass(4000);
	setStatus('sent');
	expect(said()).toBe('');
	pass(60_000);
	expect(said()).toBe('');
});

it('a sending is measured from its beginning, also when the form’s state changes', () => {
	setStatus('submitting');
	pass(2000);
	act(() => updateForm(store, { others: 1 }));
	pass(1000);
	expect(said()).toBe('Ainda a enviar…');
});
