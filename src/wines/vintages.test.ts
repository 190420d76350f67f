import { expect, test } from 'vitest';
import { speak } from '../../tests/unit/in-language';
import type { WinePage, WineSummary } from '../content/wines/wine';
import { titleOfVintage, vintagesShown } from './vintages';

const summary: WineSummary = {
	slug: 'abade',
	name: 'Abade',
	category: 'tintos',
	vintage: 2022,
	parcels: ['abade-tn'],
	line: 'Na lista.',
};
const page: WinePage = {
	slug: 'abade',
	title: '',
	description: '',
	kind: 'Tinto, Douro',
	lede: 'De agora.',
	story: [],
	vineyard: [],
	steps: [],
	tasting: [{ label: 'Cor', value: 'Granada' }],
	scores: [],
	facts: [{ label: 'pH', value: '3,5' }],
};

test('a wine without a past shows its year alone', () => {
	expect(vintagesShown(summary, page)).toEqual([
		{ year: 2022, current: true, line: 'De agora.', facts: page.facts, tasting: page.tasting, scores: [] },
	]);
});

test('an earlier year has its own words and facts, and what was not written of it is not borrowed', () => {
	const facts = [{ label: 'pH', value: '3,7' }];
	const [, earlier] = vintagesShown(summary, { ...page, vintages: [{ year: 2020, line: 'De então.', facts }] });
	expect(earlier).toEqual({ year: 2020, current: false, line: 'De então.', facts, tasting: [], scores: [] });
});

test('the title of the page names the year that it shows', () => {
	const vintages = vintagesShown(summary, { ...page, vintages: [{ year: 2020, line: 'De então.', facts: [] }] });
	const titles = (title: string) => vintages.map((shown) => titleOfVintage(title, vintages, shown));
	expect(titles('Abade 2022, tinto do Douro')).toEqual(['Abade 2022, tinto do Douro', 'Abade 2020, tinto do Douro']);
	expect(titles('Abade')).toEqual(['Abade', 'Abade, 2020']);
});

test('points have the decimal mark of the language, in every year', async () => {
	const scores = [{ guide: 'Guia da Ribeira', edition: 2024, points: '18,5', outOf: 20, quote: '' }];
	const pageWithScores = { ...page, scores, vintages: [{ year: 2020, line: '', facts: [], scores }] };
	const pointsIn = (shown: ReturnType<typeof vintagesShown>) => shown.map((year) => year.scores[0]?.points);
	expect(pointsIn(vintagesShown(summary, pageWithScores))).toEqual(['18,5', '18,5']);
	speak('en');
	const english = await import('./vintages');
	expect(pointsIn(english.vintagesShown(summary, pageWithScores))).toEqual(['18.5', '18.5']);
});
