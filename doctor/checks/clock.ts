import type { Answered } from '../ask';
import { type Finding, right, unknown, wrong } from '../finding';

/** More than answers on their way and seconds that are rounded can make, in milliseconds. */
const tolerance = 120_000;

type Timed = Pick<Answered, 'headers' | 'askedAt' | 'answeredAt'>;

/**
 * How far a server's clock is ahead of this machine's, in milliseconds. An answer out of a cache bears the time at which it was made,
 * and `Age` says how long ago; of several the one that is furthest ahead is the freshest.
 * @returns undefined where no answer says a time
 */
export function clockOffset(answers: readonly Timed[]): number | undefined {
	const offsets = answers.flatMap(({ headers, askedAt, answeredAt }) => {
		const time = Date.parse(headers.get('date') ?? '');
		const age = Number(headers.get('age') ?? 0);
		// `Date` has whole seconds, rounded down.
		return Number.isNaN(time) ? [] : [time + 500 + (age > 0 ? age * 1000 : 0) - (askedAt + answeredAt) / 2];
	});
	return offsets.length === 0 ? undefined : Math.max(...offsets);
}

/** @param whose the server, as the subject of a sentence */
export function checkClock(offset: number | undefined, whose: string): Finding[] {
	if (offset === undefined) return unknown(`${whose} não diz as horas.`);
	if (Math.abs(offset) <= tolerance) return right(`${whose} está certo com o desta máquina.`);
	const direction = offset > 0 ? 'adiantado' : 'atrasado';
	return wrong(
		`${whose} está ${inWords(Math.abs(offset) / 1000)} ${direction} em relação ao desta máquina.`,
		'Acerte o que estiver errado (timedatectl set-ntp true): prazos e códigos do formulário contam com ele.',
	);
}

export function inWords(seconds: number): string {
	if (seconds < 120) return `${seconds} segundos`;
	if (seconds < 7200) return `${Math.round(seconds / 60)} minutos`;
	if (seconds < 48 * 3600) return `${Math.round(seconds / 3600)} horas`;
	return `${Math.round(seconds / (24 * 3600))} dias`;
}
