import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { pageWeights } from '../../build/page-weight';
import { type Figure, median } from './figure';

/** How the code is cut: files, median and ninetieth percentile of lines, without tests and generated files. */
export async function benchSources(): Promise<Figure[]> {
	const files = execFileSync('git', ['ls-files', 'src', 'sw', 'server', 'tiles', 'build'], { encoding: 'utf8' }).split(
		'\n',
	);
	const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|gen|d)\./.test(file));
	const lines = code
		.map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
		.toSorted((one, other) => one - other);
	return [
		{ name: 'source files', value: code.length, unit: 'files' },
		{ name: 'median file', value: median(lines), unit: 'lines' },
		{ name: '90 % of files', value: lines[Math.floor(lines.length * 0.9)] ?? 0, unit: 'lines at most' },
	];
}

/** Transferred bytes of every page: HTML, the style sheets and scripts it names. */
export async function benchPages(): Promise<Figure[]> {
	const pages = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.html')).toSorted();
	return Promise.all(
		pages.map(async (page) => {
			const { html, css, js } = await pageWeights('dist', page);
			return { name: `${page} (html ${html}, css ${css}, js ${js})`, value: html + css + js, unit: 'bytes' };
		}),
	);
}
