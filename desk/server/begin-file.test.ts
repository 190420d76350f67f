import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFile, readableContent } from '../../build/content/parse-content';
import { readContentFiles } from '../../build/content/read-content';
import { readText } from '../document/content-text';
import { beginFile } from './begin-file';

const files = readContentFiles();
const isPublic = (path: string) => existsSync(`public/${path}`);
const content = readableContent(files, isPublic);

describe('a new file', () => {
	it.each([
		['wine', 'src/content/wines/nova-vinha.md', { name: 'Nova: a vinha' }],
		['article', 'src/content/news/nova-vinha.md', { title: 'Nova: a vinha' }],
		['visit', 'src/content/visits/nova-vinha.md', { name: 'Nova: a vinha' }],
	] as const)(
		'of the kind %s has its name and nothing that the check would refuse but that no parcel is chosen',
		(kind, path, fields) => {
			const begun = beginFile({ kind, slug: 'nova-vinha', name: 'Nova: a vinha' }, content);
			expect(begun.path).toBe(path);
			expect(readText(begun.text)).toMatchObject({ kind: 'read', fields });
			const faults = checkFile(begun.path, begun.text, isPublic).flatMap(({ path: field }) => (field ? [field] : []));
			expect(faults).toEqual(kind === 'wine' ? [['parcels']] : []);
		},
	);

	it.each(['wine', 'article'] as const)('of the kind %s is described by its name as it is written', (kind) => {
		const { text } = beginFile({ kind, slug: 'vinha-do-tua', name: 'Vinha do Tua' }, content);
		expect(readText(text)).toHaveProperty('fields.description', expect.stringContaining(' Vinha do Tua '));
	});

	it('like another has what that one has, but its name and what no two files share', () => {
		const like = files.get('src/content/visits/um-dia-de-vindima.md') ?? '';
		const { text } = beginFile({ kind: 'visit', slug: 'poda', name: 'Um dia de poda', like }, content);
		const place = String(content.visits.length + 1);
		expect(text).toBe(
			like.replace('name: Um dia de vindima', 'name: Um dia de poda').replace('place: 4', `place: ${place}`),
		);
	});

	it('like an article is headed by its own title', () => {
		const like = files.get('src/content/news/chega-o-rabigato-2025.md') ?? '';
		expect(like).toContain('\nheading: ');
		const { text } = beginFile({ kind: 'article', slug: 'chega-o-abade', name: 'Chega o Abade', like }, content);
		const today = new Date().toISOString().slice(0, 10);
		expect(text).toBe(
			like
				.replace(/^title: .*/m, 'title: Chega o Abade')
				.replace(/^heading: .*\n/m, '')
				.replace(/^date: .*/m, `date: ${today}`),
		);
	});
});
