// @vitest-environment happy-dom

import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '../../tests/unit/testing-library';
import { SectionText } from './section-text';

afterEach(cleanup);

it('has its paragraphs, then the list, then a line for each link', () => {
	const { container } = render(
		<SectionText
			blocks={[
				'Primeiro.',
				['Com ', { kind: 'emphasis', text: 'ênfase' }, '.'],
				{ kind: 'list', items: ['uma mina', 'um tanque'] },
				{ kind: 'links', links: [{ label: 'Visitar', href: '/visitar' }] },
			]}
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
		<SectionText blocks={['Antes.', { kind: 'quote', text: 'Crocos em flor.' }, 'Depois.']} />,
	);
	expect([...container.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
		'P Antes.',
		'BLOCKQUOTE Crocos em flor.',
		'P Depois.',
	]);
});

it('has lists wherever they stand, with numbers from the first on where they have any', () => {
	const { container } = render(
		<SectionText
			blocks={[
				{ kind: 'list', items: ['uma tesoura', 'uma tesoura'] },
				'Depois:',
				{ kind: 'list', start: 3, items: ['cortar', 'atar'] },
			]}
		/>,
	);
	expect([...container.children].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
		'UL uma tesourauma tesoura',
		'P Depois:',
		'OL cortaratar',
	]);
	expect(container.querySelector('ol')?.start).toBe(3);
});

it('needs neither list nor links', () => {
	const { container } = render(<SectionText blocks={['Só isto.']} />);
	expect([...container.children].map(({ tagName }) => tagName)).toEqual(['P']);
});
