import { estates } from '../../src/content/estates.ts';
import facts from '../../src/content/facts.gen.json' with { type: 'json' };
import { exposureWord } from '../../src/content/figures.ts';
import { averageDay, type Harvest, harvestsIn } from '../../src/content/pages/harvests.ts';
import type { PhilosophyPage, PracticeFigures } from '../../src/content/pages/pages.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import { estateOf, type ParcelSlug, parcelSlugs, parcelsOf } from '../../src/content/parcels.ts';
import { castasIn } from '../../src/content/vineyards/castas.ts';
import type { Vineyard } from '../../src/content/vineyards/vineyard.ts';
import { decimal, rounded } from '../../src/messages/quantity.ts';
import { fileMessages } from './messages.ts';
import { number, toDigits, wholeWords } from './numerals.ts';

type Parcels = readonly ParcelSlug[];

/** What some files of the content tell and the texts of others repeat. */
export type Told = {
	vineyards: Readonly<Partial<Record<string, Vineyard>>>;
	wines: number;
	visits: number;
	practice?: PracticeFigures | undefined;
	philosophy?: Philosophy | undefined;
};

/** What `/filosofia` draws. */
type Philosophy = Pick<PhilosophyPage, 'vessels' | 'harvests'>;

/**
 * What a text is about. `whole` are the parcels of a wine or an estate, all of which its text counts;
 * `bottles` those of the wine, where the text sums it up.
 */
export type Subject = { parcels: Parcels; whole?: boolean; bottles?: number | undefined };

/** What a sentence can be about: a parcel of `parcels`, or one of `groups`: a parcel alone, a whole estate, or all that its text is about. */
type Topic = { subject: Subject; parcels: Parcels; groups: readonly Parcels[] };

/** A pattern, and what the figure it captures can be by the facts: nothing where they do not tell. */
type Rule = [pattern: string, known: (topic: Topic, said: string) => readonly (string | number)[]];

const area = (group: Parcels) => group.reduce((sum, parcel) => sum + facts[parcel].areaHa, 0);
const altitudes = (group: Parcels) => {
	const ranges = group.map((parcel) => facts[parcel].altitude);
	return `${Math.min(...ranges.map(({ min }) => min))}–${Math.max(...ranges.map(({ max }) => max))}`;
};

/** A count of up to ten may well be of some, but not in the text of a wine or an estate, which calls those "duas delas". */
function parcelCounts({ subject, groups }: Topic, said: string): number[] {
	if (!subject.whole && Number(said) <= 10) return [];
	const counts = groups.map((group) => group.length).filter((count) => count > 1);
	return [...(subject.whole ? [subject.parcels.length] : []), ...counts, parcelSlugs.length];
}

/** In which years a text may say that more copper was used than the house allows itself. */
function yearsAbove({ ceiling, years }: PracticeFigures['soil']): (string | number)[] {
	const above = years.flatMap(({ year, kilos }) => (kilos > ceiling ? [year] : []));
	return above.length > 0 ? above : ['nenhum ano'];
}

/** What `/sustentabilidade` draws, and its text and others say in words. */
function practiceRules({ vines, cellar, soil, walls, glass, people }: PracticeFigures): Rule[] {
	return [
		[`${number} nunca foram regadas`, () => [parcelSlugs.length - vines.watered.length]],
		['(\\d+(?:,\\d+)?) litros de água por litro', () => [rounded(cellar.litres, 2)]],
		['contra (\\d+(?:,\\d+)?) em (\\d{4})', () => [`${rounded(cellar.before, 2)}–${cellar.year}`]],
		[`teto de ${number} quilos de cobre`, () => [soil.ceiling]],
		['Em (\\d{4}) passámos desse teto', () => yearsAbove(soil)],
		[`${number} (?:km|quilómetros) de muro de pedra posta`, () => [walls.kilometres]],
		[`caem entre \\p{L}+ e ${number} metros`, () => [walls.fallen]],
		['bordalesa pesava (\\d+) g e passou a (\\d+) g', () => [`${glass.before}–${glass.grams}`]],
		[`${number} pessoas o ano inteiro`, () => [people.count]],
	];
}

/** So many years together are "today", and were "a hundred years ago". */
const untilNow = 10;

/** What `/filosofia` draws, and its text and others say in words. */
function philosophyRules({ vessels, harvests: { rows } }: Philosophy): Rule[] {
	const harvests = harvestsIn(rows);
	const missing = harvests.flatMap(({ year, day }) => (day === undefined ? [year] : [])).join('–') || 'nenhum ano';
	return [
		[`vinhas e ${number} recipientes`, () => [parcelSlugs.length - vessels.pairs.length]],
		['(?:falta de|só duas falhas,) (\\d{4}) e (?:de )?(\\d{4})', () => [missing]],
		[
			'Até (\\d{4}) (?:\\p{L}+ ){0,4}nunca (?:entrou|se cortou) antes de (\\d+) de setembro',
			(_, said) => earliestUntil(harvests, said),
		],
		[`${number} semanas (?:mais cedo do que há cem anos|num século)`, () => weeksEarlier(harvests)],
	];
}

/** By how many weeks the harvests of the last years came earlier than those of a hundred years before. */
function weeksEarlier(harvests: readonly Harvest[]): number[] {
	const last = harvests.at(-1)?.year ?? 0;
	const [now, then] = [0, 100].map((before) => averageDay(harvests, last - before - untilNow + 1, last - before));
	return now === undefined || then === undefined ? [] : [Math.round((then - now) / 7)];
}

/** The year that is said, and the earliest day of September until then. */
function earliestUntil(harvests: readonly Harvest[], said: string): string[] {
	const until = Number(said.split('–')[0]);
	const days = harvests.flatMap(({ year, day }) => (year <= until && day !== undefined ? [day] : []));
	if (days.length === 0) return [];
	const earliest = Math.min(...days);
	return [earliest > daysOfAugust ? `${until}–${earliest - daysOfAugust}` : `${until}, ${earliest} de agosto`];
}

const daysOfAugust = 31;

function rulesOf({ vineyards, wines, visits, practice, philosophy }: Told, names: string): Rule[] {
	const planted = ({ parcels }: Topic) => parcels.flatMap((parcel) => vineyards[parcel]?.planted.match(/\d{4}/g) ?? []);
	return [
		...(practice ? practiceRules(practice) : []),
		...(philosophy ? philosophyRules(philosophy) : []),
		[`${number} (?:parcelas|vinhas|só parcela|parcela só)`, parcelCounts],
		[`${number} quintas`, () => [estates.length]],
		[`${number} vinhos(?= e um azeite)`, () => [wines]],
		[`${number} (?:visitas às quintas|maneiras de (?:ver|visitar) as (?:quintas|vinhas))`, () => [visits]],
		[`${number} garrafas(?! de \\d)`, ({ subject: { bottles } }, said) => (bottles && +said >= 1000 ? [bottles] : [])],
		[
			'(\\d+(?:,\\d+)?) ha',
			({ groups }, said) => groups.map((group) => decimal(area(group), said.split(',')[1]?.length)),
		],
		[
			'(?:[Dd]e|[Dd]os|[Ee]ntre(?: os)?) (\\d{3}) (?:a|aos|e|e os) (\\d{3}) m(?:etros)?',
			({ groups }) => groups.map(altitudes),
		],
		[`${number} graus de declive`, ({ parcels }) => parcels.map((parcel) => facts[parcel].slopeDeg)],
		[
			'[Cc]urvas de (\\d(?:,\\d)?) em \\d(?:,\\d)? m',
			({ parcels }) => parcels.map((parcel) => decimal(facts[parcel].contourM, facts[parcel].contourM % 1 ? 1 : 0)),
		],
		[
			'(?:voltad[ao]|virad[ao]|exposição) a (nor\\p{L}+|su\\p{L}+|nascente|poente)',
			({ parcels }) => parcels.map((parcel) => exposureWord(facts[parcel].exposureDeg).toLowerCase()),
		],
		['(?<=plantad[ao]s?(?: \\p{L}+){0,2} em (?:\\d{4} e em )?)(\\d{4})', planted],
		[`(?:[Cc]alços|[Pp]atamares|[Vv]inha|[Pp]arcela|${names})(?:,| é)? de (1[89]\\d\\d)`, planted],
	];
}

/**
 * Finds the figures of a text that contradict the facts. A sentence may speak of what its text is about and of every
 * parcel and estate that it names: which of them a figure belongs to cannot be told, so that it may be that of any.
 */
export function figureCheck(told: Told): (text: string, subject: Subject) => string[] {
	const castas = Object.values(told.vineyards).flatMap((one) => castasIn(one?.castas ?? ''));
	/** A casta is no place: `Rabigato` is the name of a parcel too, and `Tinta Barroca` ends with another's. */
	const meanings = new Map<string, Parcels>([
		...estates.map(({ name, slug }) => [name, parcelsOf[slug]] as const),
		...parcelSlugs.map((slug) => [parcelName(slug), [slug]] as const),
		...castas.map((casta) => [casta, []] as const),
	]);
	const names = [...meanings.keys()].toSorted((one, other) => other.length - one.length).join('|');
	const name = wholeWords(names);
	const rules = rulesOf(told, names).map(([pattern, known]) => ({ pattern: wholeWords(pattern), known }));

	const topicOf = (sentence: string, subject: Subject): Topic => {
		const named = [...sentence.matchAll(name)].map(([match]) => meanings.get(match) ?? []);
		const parcels = [...subject.parcels, ...named.filter((group) => group.length === 1).flat()];
		const ofEstates = parcels.map((parcel) => parcelsOf[estateOf(parcel).slug]);
		const groups = [subject.parcels, ...parcels.map((parcel) => [parcel]), ...named, ...ofEstates];
		return { subject, parcels, groups: groups.filter((group) => group.length > 0) };
	};
	return (text, subject) => {
		const sentences = text.replaceAll('\u00a0', ' ').split(/(?<=[.;?]) /);
		return sentences.flatMap((sentence) => {
			const topic = topicOf(sentence, subject);
			return rules.flatMap(({ pattern, known }) =>
				[...sentence.matchAll(pattern)].flatMap(([match, ...figures]) => {
					const said = figures.map(toDigits).join('–');
					const right = [...new Set(known(topic, said).map(String))];
					if (right.length === 0 || right.includes(said)) return [];
					return fileMessages.figure(match, right);
				}),
			);
		});
	};
}
