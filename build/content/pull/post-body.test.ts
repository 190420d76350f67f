import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/content/rich-text.ts';
import { readBody, textsIn } from '../body.ts';
import { readPostBody } from './post-body.ts';
import { markdownOf } from './post-markdown.ts';

const markdown = (html: string) => markdownOf(readPostBody(html).blocks, (href) => href);

describe('the text of a post', () => {
	test.each([
		['<p>Um.</p><p>Dois.</p>', '\nUm.\n\nDois.\n'],
		['<p>Um<br />Dois</p>', '\nUm\n\nDois\n'],
		['<h1>Poda</h1><p>a</p><h4>Em <em>taça</em></h4><p>b</p>', '\n## Poda\n\na\n\n## Em taça\n\nb\n'],
		['<p>Um <strong>dia </strong>de <i>sol</i>.</p>', '\nUm **dia** de *sol*.\n'],
		['<p><b>Um <em>dia</em></b> <a href="/x/"><strong>aqui</strong></a></p>', '\n**Um** *dia* [aqui](/x/)\n'],
		['<blockquote><p>Foi bom.</p><cite>Ana</cite></blockquote>', '\n> Foi bom. Ana\n'],
		['<ul><li>um</li><li><p>dois</p></li></ul>', '\n- um\n- dois\n'],
		['<ol><li>um</li><li><p>dois</p></li><li></li></ol>', '\n1. um\n2. dois\n'],
		['<ol start="9" type="1"><li>um</li><li>dois</li></ol>', '\n9. um\n10. dois\n'],
		['<ol><li>a</li></ol><ol><li>b</li></ol><ul><li>c</li></ul>', '\n1. a\n\n1) b\n\n- c\n'],
		['<ul><li>a</li></ul><ul><li>b</li></ul><p>c</p><ul><li>d</li></ul>', '\n- a\n\n* b\n\nc\n\n- d\n'],
		['<ul><li><h3>um</h3>dois</li></ul>', '\n- um dois\n'],
		['<div class="wp-block-group"><div><p>a</p></div></div>', '\na\n'],
		['solto <span style="color:red">e</span> junto', '\nsolto e junto\n'],
		[
			'<p>1. não é lista</p><p># nem título</p><p>- nem isto</p><p>a*b_c[d]</p>',
			'\n1\\. não é lista\n\n\\# nem título\n\n\\- nem isto\n\na\\*b\\_c\\[d\\]\n',
		],
		['<p>Visite-nos!<a href="/x/">aqui</a></p>', '\nVisite-nos\\![aqui](/x/)\n'],
		['<p>a<strong>«b»</strong>c</p>', '\na«b»c\n'],
		['<p>&nbsp;</p><!-- wp:x --><style>p{}</style><hr><p>a&nbsp;b\u202e</p>', '\na b\n'],
		['<p>Feliz <img class="emoji" alt="🍇" src="https://s.w.org/x.svg"></p>', '\nFeliz 🍇\n'],
	])('%s becomes Markdown of this site', (html, expected) => {
		expect(markdown(html)).toBe(expected);
	});

	test.each([
		['<table><tr><td>a</td></tr></table>', '<table>'],
		['<ol reversed><li>a</li></ol>', '<ol reversed>'],
		['<ol type="a"><li>a</li></ol>', '<ol type>'],
		['<ol style="list-style-type:upper-roman"><li>a</li></ol>', '<ol type>'],
		['<ol start="2026"><li>a</li></ol>', '<ol start>'],
		['<ol><li value="7">a</li></ol>', '<li value>'],
		['<ol><li><img src="/a.jpg"></li><li>a</li></ol>', '<li> sem texto'],
		['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul> em <ul>'],
		['<ul><li>a<ol><li>b</li></ol></li></ul>', '<ol> em <ul>'],
		['<blockquote>a<ul><li>b</li></ul></blockquote>', '<ul> em <blockquote>'],
		['<ol><li>a<blockquote>b</blockquote></li></ol>', '<blockquote> em <ol>'],
		['<iframe src="https://www.youtube.com/embed/x"></iframe>', '<iframe>'],
		['<pre>a</pre>', '<pre>'],
		['<video src="/a.mp4"></video>', '<video>'],
		['<p>a<script>alert(1)</script></p>', '<script>'],
		['<form><input></form>', '<form>'],
		['<svg><text>a</text></svg>', '<svg>'],
		['<x-slider>a</x-slider>', '<x-slider>'],
		['<p>a <del>b</del></p>', '<del>'],
	])('%s has no form here and is named', (html, element) => {
		expect(readPostBody(`<p>Antes.</p>${html}`).refused).toContain(element);
	});

	test('has its pictures beside it, each in its largest size and with what is said of it', () => {
		const { pictures, blocks } = readPostBody(`<p>a</p>
			<figure><a href="/g.jpg"><img src="/a-300x200.jpg" srcset="/a-300x200.jpg 300w, /a.jpg 1800w, /a-768x512.jpg 768w" alt="x"></a><figcaption>O <em>lagar</em></figcaption></figure>
			<div class="wp-caption"><img src="data:image/gif;base64,R0" data-src="/b.jpg"><p class="wp-caption-text">A vinha</p></div>
			<ul class="blocks-gallery-grid"><li><figure><img src="/c.jpg" alt="A adega"></figure></li></ul>
			<noscript><img src="/c.jpg"></noscript>`);
		expect(pictures).toEqual([
			{ addresses: ['/a.jpg', '/a-768x512.jpg', '/a-300x200.jpg', '/a-300x200.jpg'], caption: 'O lagar' },
			{ addresses: ['/b.jpg'], caption: 'A vinha' },
			{ addresses: ['/c.jpg'], caption: 'A adega' },
		]);
		expect(blocks).toHaveLength(1);
	});

	test.each([
		['/a.jpg 300w,/b.jpg 600w', ['/b.jpg', '/a.jpg']],
		['/a,b.jpg 300w , /c.jpg  1200w', ['/c.jpg', '/a,b.jpg']],
		['/a.jpg 1x, /b.jpg 2x', []],
		['300w, 600w', []],
	])('takes from the sizes "%s" the addresses %j', (srcset, expected) => {
		expect(readPostBody(`<img src="/s.jpg" srcset="${srcset}">`).pictures[0]?.addresses).toEqual([
			...expected,
			'/s.jpg',
		]);
	});

	test('loses headings that only pictures stood under, and names them', () => {
		const { blocks, emptied } = readPostBody('<p>a</p><h2>Fotografias</h2><img src="/a.jpg"><h2>Fim</h2><p>b</p>');
		expect(emptied).toEqual(['Fotografias']);
		expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph']);
	});

	test('is read by this site as it was written, whatever signs it has', () => {
		const signs = fc.string({ unit: fc.constantFrom(...'ab 1.)*_#>-+=~`[]()!&<\\|:;«»"é\n'), maxLength: 30 });
		const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
		fc.assert(
			fc.property(signs, signs, (one, other) => {
				const { blocks } = readPostBody(`<p>${escaped(one)}<strong>${escaped(other)}</strong></p>`);
				const said = blocks.map((block) =>
					block.kind === 'paragraph' ? block.line.map(({ text }) => text).join('') : '',
				);
				const body = readBody(
					markdownOf(blocks, () => undefined),
					() => undefined,
				);
				const read = textsIn(body.opening).map(({ value }) => plainText(value));
				const bare = (text: string) => text.replace(/["«»\s\u2060]/g, '');
				expect(read.map(bare)).toEqual(said.map(bare));
				expect(body.sections).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});
});
