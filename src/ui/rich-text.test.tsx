import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Paragraphs } from './rich-text';

test('plain paragraphs are nothing but paragraphs', () => {
	expect(renderToStaticMarkup(<Paragraphs of={['Um.', 'Dois.']} />)).toBe('<p>Um.</p><p>Dois.</p>');
});

test('stressed words and links stand in their line', () => {
	const text = [
		'Ver ',
		{ kind: 'link', text: 'o Abade', href: '/vinhos/abade' },
		', ',
		{ kind: 'emphasis', text: 'cedo' },
		' ou ',
		{ kind: 'strong', text: 'já' },
	] as const;
	expect(renderToStaticMarkup(<Paragraphs of={[text]} />)).toBe(
		'<p>Ver <a href="/vinhos/abade">o Abade</a>, <em>cedo</em> ou <strong>já</strong></p>',
	);
});

test('markup in a text is text', () => {
	expect(renderToStaticMarkup(<Paragraphs of={['<script>']} />)).toBe('<p>&lt;script&gt;</p>');
});
