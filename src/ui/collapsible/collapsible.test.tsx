// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '../../../tests/unit/testing-library';
import { Collapsible } from './collapsible';

afterEach(cleanup);

it('is the browser’s own disclosure, so that keys, search and printing are the browser’s as well', () => {
	const { container } = render(
		<>
			<Collapsible summary={<h3>Como chegar</h3>}>
				<p>De comboio.</p>
			</Collapsible>
			<Collapsible summary={<h3>Grupos</h3>}>
				<p>Até catorze.</p>
			</Collapsible>
		</>,
	);
	const all = [...container.querySelectorAll('details')];
	expect(all.map(({ open }) => open)).toEqual([false, false]);
	expect(all[0]!.querySelector('summary > h3')?.textContent).toBe('Como chegar');
});
