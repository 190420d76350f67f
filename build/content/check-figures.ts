import { estates } from '../../src/content/estates.ts';
import { parcelNames } from '../../src/content/parcel-names.ts';
import { parcelsOf } from '../../src/content/parcels.ts';
import type { ArticleFile } from './article-file.ts';
import { type ContentDocument, type Read, textsOf } from './document.ts';
import { figureCheck, type Subject, type Told } from './figures.ts';
import type { Place } from './problem.ts';
import type { WineFile } from './wine-file.ts';

/** Reports the figures of all texts that contradict the facts, on their lines. */
export function checkFigures(
	documents: readonly ContentDocument[],
	{
		wines,
		news,
		vineyards,
		visits,
		practice,
		philosophy,
	}: Pick<Told, 'vineyards' | 'visits' | 'practice' | 'philosophy'> & {
		wines: readonly Read<WineFile>[];
		news: readonly Read<ArticleFile>[];
	},
): void {
	const faultsOf = rememberingCheck({
		vineyards,
		wines: wines.filter(({ value }) => value.summary.category !== 'azeite').length,
		visits,
		practice,
		philosophy,
	});
	const subjects = new Map<ContentDocument, Subject>([
		...wines.map(({ document, value }) => [document, subjectOfWine(value)] as const),
		...news.map(({ document, value }) => [document, subjectOfArticle(value, wines)] as const),
	]);
	for (const document of documents) {
		const { bottles, ...subject } = subjects.get(document) ?? subjectOfEstate(document);
		for (const { text, place } of textsOf(document)) {
			const faults = faultsOf(text, { ...subject, bottles: isSummary(place) ? bottles : undefined });
			for (const fault of faults) document.report(place, fault);
		}
	}
}

type Check = ReturnType<typeof figureCheck>;
let lastCheck: { facts: string; check: Check } | undefined;

/** What it finds in a text stays found for as long as the facts are the same: an editor asks for all texts again with each letter typed into one. */
function rememberingCheck(told: Told): Check {
	const facts = JSON.stringify([told, parcelNames]);
	if (lastCheck?.facts === facts) return lastCheck.check;
	const faultsOf = figureCheck(told);
	const found = new Map<string, string[]>();
	const check: Check = (text, subject) => {
		const key = JSON.stringify([text, subject]);
		const faults = found.get(key) ?? faultsOf(text, subject);
		found.set(key, faults);
		return faults;
	};
	lastCheck = { facts, check };
	return check;
}

const summaries: readonly unknown[] = ['line', 'description', 'excerpt', 'lede'];

function isSummary(place: Place): boolean {
	return typeof place !== 'number' && place.length === 1 && summaries.includes(place[0]);
}

function subjectOfWine({ summary, page }: WineFile): Subject {
	const production = page.facts.find(({ label }) => label === 'Produção')?.value;
	const bottles = /^[\d\s]+/.exec(production ?? '')?.[0].replace(/\s/g, '');
	return { parcels: summary.parcels, whole: true, bottles: Number(bottles ?? 0) };
}

/** An article whose title names a wine with its year tells of its bottles: `O LBV 2020, cinco anos de tonel`. */
function subjectOfArticle({ summary, article }: ArticleFile, wines: readonly Read<WineFile>[]): Subject {
	const wine = wines.find(({ value }) => {
		const { name, vintage } = value.summary;
		return article.title.includes(`${name.replace('Porto ', '')} ${vintage}`);
	});
	return { parcels: summary.parcel ? [summary.parcel] : [], bottles: wine && subjectOfWine(wine.value).bottles };
}

/** Of other pages the subject is not known. */
function subjectOfEstate({ file }: ContentDocument): Subject {
	const estate = estates.find(({ slug }) => file === `src/content/vineyards/${slug}.md`);
	return estate ? { parcels: parcelsOf[estate.slug], whole: true } : { parcels: [] };
}
