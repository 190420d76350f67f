import type { Answer } from '../ask';
import { doubtful, type Finding, right, wrong } from '../finding';
import { checkFailure, isAnswered } from './failure';

/** Whether a text that may come as brotli or gzip does. */
export function checkCompression(answer: Answer): Finding[] {
	if (!isAnswered(answer)) return checkFailure(answer);
	const { url, headers, text, complete } = answer;
	const coding = headers.get('content-encoding')?.trim().toLowerCase();
	if (coding === undefined || coding === 'identity')
		return wrong(
			`${url.pathname} vem sem compressão.`,
			'Sirva os ficheiros .br e .gz que a construção deixou ao lado de cada um.',
		);
	if (complete && text === undefined)
		return wrong(`${url.pathname} diz que vem em ${known(coding)} e não se descomprime.`);
	const varies = /(^|,)\s*(accept-encoding|\*)\s*(,|$)/i.test(headers.get('vary') ?? '');
	if (!varies)
		return doubtful(
			`${url.pathname} não tem "Vary: Accept-Encoding".`,
			'Sem isso uma cache pode dar a compressão a quem não a lê.',
		);
	return right(`${url.pathname} vem em ${known(coding)}.`);
}

function known(coding: string): string {
	return coding === 'br' ? 'brotli' : coding === 'gzip' ? 'gzip' : 'outra compressão';
}
