import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MeasuredText } from './measured-text';

const figure = (text: string) => `<span class="figure">${text}</span>`;

it.each([
	['610 mm por ano', `${figure('610 mm')} por ano`],
	['Patamares, taça, 5\u202f400\u00a0pés/ha', `Patamares, taça, ${figure('5\u202f400\u00a0pés/ha')}`],
	[
		'Touriga Nacional 46\u00a0%, outras 9\u00a0%',
		`Touriga Nacional ${figure('46\u00a0%')}, outras ${figure('9\u00a0%')}`,
	],
	['1,75 ha', figure('1,75 ha')],
	['217–248\u00a0m', figure('217–248\u00a0m')],
	['1947, replantada em parte em 1988', '1947, replantada em parte em 1988'],
	['Moinho de 2 mós', 'Moinho de 2 mós'],
])('sets the measurements of “%s” in figures', (text, html) => {
	expect(renderToStaticMarkup(<MeasuredText text={text} />)).toBe(html);
});
