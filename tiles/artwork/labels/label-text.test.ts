import { expect, test } from 'vitest';
import { producer } from '../../../src/content/producer';
import type { WinePage, WineSummary } from '../../../src/content/wines/wine';
import { backText, labelText } from './label-text';

const wine: WineSummary = {
	slug: 'abade',
	name: 'Abade',
	category: 'tintos',
	vintage: 2022,
	parcels: ['abade-tn', 'abade-cao'],
	line: 'Cinco parcelas, uma casta em cada.',
};
const page: WinePage = {
	slug: 'abade',
	title: '',
	description: '',
	kind: 'Tinto, Douro',
	lede: '',
	story: [],
	vineyard: [],
	steps: [],
	tasting: [],
	scores: [],
	facts: [
		{ label: 'Álcool', value: '13,5 % vol.' },
		{ label: 'Produção', value: '6 400 garrafas de 75\u00a0cl' },
		{ label: 'Alergénios', value: 'Contém sulfitos' },
	],
};
const centroids = {
	'abade-tn': { centroid: [-7.52, 41.16] },
	'abade-cao': { centroid: [-7.5, 41.14] },
	'vv-martim1': { centroid: [-7.41, 41.37] },
};

test('a label names the wine, its region, the middle of its parcels and the year', () => {
	expect(labelText(wine, page, centroids)).toEqual({
		name: 'Abade',
		region: 'Douro',
		coordinates: '41°09′\u00a0N  7°31′\u00a0O',
		year: '2022',
	});
});

test('Port names no region but Port', () => {
	expect(labelText(wine, { ...page, kind: 'Vinho do Porto' }, centroids).region).toBe('Vinho do Porto');
});

test('a wine of several estates carries the place of the house', () => {
	const blend = labelText({ ...wine, parcels: ['abade-tn', 'vv-martim1'] }, page, centroids);
	const [longitude, latitude] = producer.centre;
	expect([longitude, latitude]).toEqual([-7.52, 41.16]);
	expect(blend.coordinates).toBe('41°10′\u00a0N  7°31′\u00a0O');
});

test('a parcel that was never measured stops the label', () => {
	expect(() => labelText(wine, page, {})).toThrow('abade has no middle');
});

test('the back says what the law asks for and leaves out what the content does not know', () => {
	expect(backText(wine, page).particulars).toBe('13,5 % vol. · 75\u00a0cl · Contém sulfitos');
	expect(backText(wine, { ...page, facts: [] }).particulars).toBe('');
});
