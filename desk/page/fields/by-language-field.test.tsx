// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import type { Field } from '../../../build/content/forms';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import type { Change } from '../../document/content-text';
import { AnyField } from './any-field';
import { FormContext } from './form-context';

afterEach(cleanup);

const names = ['id', 'version', 'locale', 'unitTag', 'containerPost'];
const field: Field = {
	name: 'contactForm',
	title: 'Formulário de contacto',
	hint: '',
	optional: false,
	input: {
		kind: 'by-language',
		fields: names.map((name) => ({
			name,
			title: name,
			hint: '',
			optional: false,
			input: { kind: 'text', atLeast: 1 },
		})),
		languages: [
			{ value: 'pt', name: 'Português' },
			{ value: 'en', name: 'English' },
		],
	},
};
const form = { id: '5', version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: '6' };

function show(value: { [name: string]: string | typeof form }) {
	const change = vi.fn<(change: Change) => void>();
	render(
		<FormContext value={{ path: 'site-settings.json', problems: [], remarks: [], change }}>
			<AnyField field={field} path={['contactForm']} value={value} />
		</FormContext>,
	);
	return change;
}

it('a form for all languages can become one for each, which say at first what it says', () => {
	const change = show(form);
	expect(screen.getByRole('group', { name: 'Para todas as línguas' })).toBeDefined();
	fireEvent.click(screen.getByRole('button', { name: 'Um para cada língua' }));
	expect(change).toHaveBeenCalledWith({ type: 'set', path: ['contactForm'], value: { pt: form, en: form } });
});

it('of forms for each language one can be added, taken away, or stand for all', () => {
	const change = show({ pt: form });
	fireEvent.click(screen.getByRole('button', { name: 'Juntar English' }));
	expect(change).toHaveBeenLastCalledWith({ type: 'set', path: ['contactForm', 'en'], value: form });
	cleanup();
	const both = show({ pt: form, en: { ...form, id: '7' } });
	fireEvent.click(screen.getByRole('button', { name: 'Tirar English' }));
	expect(both).toHaveBeenLastCalledWith({ type: 'remove', path: ['contactForm', 'en'] });
	fireEvent.click(screen.getByRole('button', { name: 'Um só para todas as línguas' }));
	expect(both).toHaveBeenLastCalledWith({ type: 'set', path: ['contactForm'], value: form });
	fireEvent.change(screen.getByDisplayValue('7'), { target: { value: '8' } });
	expect(both).toHaveBeenLastCalledWith({ type: 'set', path: ['contactForm', 'en', 'id'], value: '8' });
});
