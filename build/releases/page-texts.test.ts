import { expect, it } from 'vitest';
import { textsBetween } from './page-texts';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

it('names a block that says something else, with its emphases and links read as one sentence', () => {
	const before = page('<h1>Abade</h1><p>Sabe a <em>esteva</em>, e a <a href="/terroir">xisto</a>.</p><p>Fim.</p>');
	const now = page('<h1>Abade</h1><p>Sabe a <em>esteva</em>, e a <a href="/">granito</a>.</p><p>Fim.</p>');
	expect(textsBetween(before, now)).toEqual([
		{ before: 'Sabe a esteva, e a xisto.', now: 'Sabe a esteva, e a granito.' },
	]);
});

it('tells what came and what went from what stayed beside it', () => {
	const before = page('<dl><dt>Preço</dt><dd>85 €</dd><dt>Datas</dt><dd>Setembro</dd></dl>');
	const now = page('<dl><dt>Preço</dt><dd>85 €</dd></dl><ul><li>Almoço</li></ul><ul><li>Botas</li></ul>');
	expect(textsBetween(before, page('<dl><dt>Preço</dt><dd>85 €</dd></dl>'))).toEqual([
		{ before: 'Datas' },
		{ before: 'Setembro' },
	]);
	expect(textsBetween(before, now)).toEqual([
		{ before: 'Datas', now: 'Almoço' },
		{ before: 'Setembro', now: 'Botas' },
	]);
	expect(textsBetween(page('<p>um</p><p>dois</p>'), page('<p>zero</p><p>um</p><p>dois</p>'))).toEqual([
		{ now: 'zero' },
	]);
});

it('does not tell of what only holds a line together', () => {
	expect(textsBetween(page('<p>Perdeu-se em 12 m.</p>'), page('<p>Perdeu-\u2060se em 12\u00a0m.</p>'))).toEqual([]);
});

it('tells once what changes alike in several places', () => {
	const of = (price: string) => page(`<p>${price}</p><h2>Dados</h2><p>${price}</p>`);
	expect(textsBetween(of('85 €'), of('90 €'))).toEqual([{ before: '85 €', now: '90 €' }]);
});

it('reads the title, the description and what pictures show', () => {
	const of = (word: string) =>
		page(`<img alt="${word} do ar">`, `<title>${word}</title><meta name="description" content="Sobre ${word}.">`);
	expect(textsBetween(of('Tua'), of('Sabor'))).toEqual([
		{ before: 'Tua', now: 'Sabor' },
		{ before: 'Sobre Tua.', now: 'Sobre Sabor.' },
		{ before: 'Tua do ar', now: 'Sabor do ar' },
	]);
});

it('finds no difference in markup, scripts, styles, spaces and what only decorates', () => {
	const before = page('<p class="a">Chove.</p><script>1</script><svg aria-hidden="true"><text>217</text></svg>');
	const now = page('<p  class="b">\n\tChove.\n</p><script>2</script><style>p{}</style><svg aria-hidden="true"></svg>');
	expect(textsBetween(before, now)).toEqual([]);
});

it('keeps words apart that stand in elements of their own', () => {
	const before = page('<p><span>Tinto</span><span>2022</span><br>Douro</p>');
	expect(textsBetween(before, page(''))).toEqual([{ before: 'Tinto 2022 Douro' }]);
});
