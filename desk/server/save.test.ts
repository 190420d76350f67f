import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContentFiles } from '../../build/content/read-content';
import { withNamesInComments } from './save';

const names: Record<string, string> = JSON.parse(readFileSync('src/content/parcel-names.json', 'utf8'));
const estates = [...readContentFiles()].filter(([path]) => path.includes('/vineyards/'));

it.each(estates)('%s names its parcels as the table does', (_path, text) => {
	expect(withNamesInComments(text, names)).toBe(text);
});

it('a parcel that is renamed is so in its comment, and nowhere else', () => {
	const [, text = ''] = estates.find(([path]) => path.endsWith('vale-sabor.md')) ?? [];
	const renamed = withNamesInComments(text, { ...names, 'qt-vale-sabor-13': 'Canada Velha' });
	expect(renamed).toBe(text.replace('  # Canada\n', '  # Canada Velha\n'));
});
