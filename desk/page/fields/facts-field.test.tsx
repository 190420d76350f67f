// @vitest-environment happy-dom

import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Field } from '../../../build/content/forms';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import { applyChange, fieldsOf } from '../../document/content-text';
import { AnyField } from './any-field';
import { FormContext } from './form-context';

afterEach(cleanup);

const field: Field = { name: 'facts', title: 'Dados', hint: '', optional: false, input: { kind: 'facts' } };

/** The form of a file with these facts, which follows what is typed; the last text of the file. */
function show(facts: string): () => string {
	let now = `---\nfacts:\n${facts}---\n`;
	function Form() {
		const [text, setText] = useState(now);
		now = text;
		return (
			<FormContext
				value={{
					path: 'src/content/visits/poda.md',
					problems: [],
					remarks: [],
					change: (change) => setText((before) => applyChange(before, change)),
				}}
			>
				<AnyField field={field} path={['facts']} value={fieldsOf(text).facts} />
			</FormContext>
		);
	}
	render(<Form />);
	return () => now;
}

it('a label that begins with a number is typed in its place', () => {
	const text = show('  Duração: 80 min\n  Novo: uma garrafa\n');
	const label = screen.getByLabelText<HTMLInputElement>('Rótulo de Novo');
	for (const value of ['1', '1 ', '1 a', '1 an', '1 ano']) {
		fireEvent.change(label, { target: { value } });
		expect(label.value).toBe(value);
	}
	const facts = Object.entries(fieldsOf(text()).facts ?? {});
	expect(facts).toEqual([
		['Duração', '80 min'],
		['1 ano', 'uma garrafa'],
	]);
});
