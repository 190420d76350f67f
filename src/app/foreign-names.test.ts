// @vitest-environment happy-dom

import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../../tests/unit/in-language';
import { render } from './prerender';

/** The texts of a page that are marked as Portuguese. */
function markedIn(html: string): string[] {
	const page = document.createElement('div');
	page.innerHTML = html;
	return [...page.querySelectorAll('[lang=pt]')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

const addresses = ['/', '/terroir', '/vinhos', '/vinhos/abade', '/contacto', '/neste-dispositivo'];

test.each(addresses)('in its own language %s marks no name', async (address) => {
	const { body } = await render(address);
	expect(markedIn(body)).toEqual([]);
});

describe('in English a name is marked as Portuguese', () => {
	let renderEnglish: typeof render;

	beforeAll(async () => {
		speak('en');
		({ render: renderEnglish } = await import('./prerender'));
	});

	test.each([
		[
			'an estate on the map of the front page and in the footer',
			'/en',
			['Vale Sabor', 'Quinta do Vale Sabor', 'Murça'],
		],
		['a parcel in the list of an estate, and outlined', '/en/terroir', ['Quinta do Martim', 'Cabeço', 'Ladeira']],
		['a wine on the shelf and in the list, with its estates', '/en/wines', ['Vinha da Francisca', 'Moinho']],
		['a wine above its page, and its parcels', '/en/wines/abade', ['Abade', 'Barroca', 'Quatro Vistas']],
		['the house in its address', '/en/contact', ['Quinta das Quatro Vistas', 'Ervedosa do Douro']],
		['an estate among what is on the device', '/en/on-this-device', ['Quinta do Moinho']],
	])('%s', async (_, address, names) => {
		const { body } = await renderEnglish(address);
		expect(markedIn(body)).toEqual(expect.arrayContaining(names));
	});

	test('and nothing but names is', async () => {
		const { body } = await renderEnglish('/en/wines/abade');
		expect(markedIn(body).filter((text) => /\d|vintage|parcel|Estate/i.test(text))).toEqual([]);
	});
});
