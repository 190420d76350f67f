import { existsSync, readFileSync } from 'node:fs';
import { keepMonthsOf } from '../../server/messages/retention.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { knownLanguages, mainLanguage } from './languages.ts';
import { keptMonthsMessage } from './messages.ts';
import { number, toDigits, wholeWords } from './numerals.ts';
import type { Problem } from './problem.ts';
import { repository } from './read-content.ts';

/**
 * Where a privacy page, or the words of what is drawn above it, says another number of months than the settings, by which the server
 * deletes messages. A page that an owner has worded otherwise is not found.
 * @param settings the text of the settings file
 */
export function keptMonthsProblems(settings: string, root = repository): Problem[] {
	const months = keepMonthsOf(parseDeploymentSettings(settings));
	return knownLanguages().flatMap(({ code }) => {
		const words = `src/messages/${code}/legal.ts`;
		const line = linesOf(words, root).find(({ text }) => text.trim().startsWith('received:'));
		const [, what = '', time = ''] = /what: '(.+?)', time: '(.+?)'/.exec(line?.text ?? '') ?? [];
		if (!line || what === '') return [];
		const page = `src/content/${code === mainLanguage ? '' : `${code}/`}pages/privacidade.md`;
		const inPage = linesOf(page, root).flatMap(({ text, number: at }) => {
			const start = text.toLowerCase().indexOf(`${what.toLowerCase()}:`);
			return start < 0 ? [] : [{ file: page, line: at, said: text.slice(start + what.length + 1).trim() }];
		});
		return [{ file: words, line: line.number, said: time }, ...inPage]
			.filter(({ said }) => !says(said, months, code))
			.map(({ file, line: at, said }) => ({ file, line: at, message: keptMonthsMessage(months, said) }));
	});
}

function linesOf(file: string, root: URL): { text: string; number: number }[] {
	const place = new URL(file, root);
	if (!existsSync(place)) return [];
	return readFileSync(place, 'utf8')
		.split('\n')
		.map((text, index) => ({ text, number: index + 1 }));
}

/** Whether the first number of a text is that one, in digits or, in the languages that we know to count in, in words; in others words may say anything. */
function says(text: string, months: number, language: string): boolean {
	switch (language) {
		case mainLanguage:
			return toDigits(wholeWords(number).exec(text)?.[1] ?? '') === String(months);
		case 'en': {
			const counted = text.replace(/\p{L}+(?:-\p{L}+)?/gu, (word) => {
				const value = inEnglish.indexOf(word.toLowerCase());
				return value < 0 ? word : String(value);
			});
			return firstFigure(counted) === String(months);
		}
		default:
			return (firstFigure(text) ?? String(months)) === String(months);
	}
}

function firstFigure(text: string): string | undefined {
	return /\d+/.exec(text)?.[0];
}

const units =
	'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const ones = units.split(' ').slice(1, 10);

/** From nothing to ninety-nine, each at its place; a text with more has digits. */
const inEnglish = [
	...units.split(' '),
	...tens.split(' ').flatMap((ten) => [ten, ...ones.map((one) => `${ten}-${one}`)]),
];
