import { readdir } from 'node:fs/promises';
import { pageWeights } from '../../build/page-weight';
import type { Figure } from './figure';

/** Transferred bytes of every page: HTML, the style sheets and scripts it names. */
export async function benchPages(): Promise<Figure[]> {
	const pages = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
	const figures = await Promise.all(
		pages.map(async (page) => {
			const { html, css, js } = await pageWeights('dist', page);
			return { name: `${page} (html ${html}, css ${css}, js ${js})`, value: html + css + js, unit: 'bytes' };
		}),
	);
	return figures;
}
