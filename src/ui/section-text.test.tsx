// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '../../tests/unit/testing-library';
import { SectionText } from './section-text';

afterEach(cleanup);

it('has its paragraphs first, then the list, then a line for each link', () => {
	const { container } = render(
		<SectionText
			paragraphs={['Primeiro.', ['Com ', { kind: 'emphasis', text: 'ênfase' }, '.']]}
			list={['uma mina', 'um tanque']}
			links={[{ label: 'Visitar', href: '/visitar' }]}
		/>,
	);
	expect([...container.children].map((part) => part.innerHTML)).toEqual([
		'Primeiro.',
		'Com <em>ênfase</em>.',
		expect.stringMatching(/^<li>uma mina<\/li><li>um tanque<\/li>$/),
		'<a href="/visitar">Visitar</a>',
	]);
});

it('has its quotation where it stands among the paragraphs', () => {
	const { container } = render(
		<SectionText paragraphs={['Antes.', 'Depois.']} quote={{ text: 'Crocos em flor.', after: 1 }} />,
	);
	expect([...container.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
		'P Antes.',
		'BLOCKQUOTE Crocos em flor.',
		'P Depois.',
	]);
});

it('needs neither list nor links', () => {
	const { container } = render(<SectionText paragraphs={['Só isto.']} />);
	expect([...container.children].map(({ tagName }) => tagName)).toEqual(['P']);
});
