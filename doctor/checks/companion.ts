import { isRecord } from '../../src/platform/json';
import { printableText } from '../../src/platform/printable-text';
import type { Answer } from '../ask';
import { doubtful, type Finding, right, unknown, wrong } from '../finding';
import { checkClock } from './clock';
import { checkFailure, isAnswered } from './failure';
import { jsonOf } from './wordpress';

/** Whether the schema of a form says that the companion is there. */
function hasCompanion(schema: Answer): boolean {
	const json = jsonOf(schema);
	return (
		isRecord(json) && json.quatro_vistas !== undefined && json.quatro_vistas !== null && json.quatro_vistas !== false
	);
}

/**
 * Whether the companion in WordPress is there and well: the schema of the form names it, its own route tells the rest.
 * @param health the answer of that route
 */
export function checkCompanion(schema: Answer, health: Answer): Finding[] {
	const named = hasCompanion(schema);
	const answered = health.kind === 'answered' && health.status === 200;
	if (!named && !answered)
		return doubtful(
			'O companheiro não está em WordPress, ou não é WordPress que responde.',
			'Sem ele, uma mensagem cuja resposta se perca não volta a seguir sozinha: é o visitante que decide.',
		);
	if (!named)
		return wrong(
			'O companheiro responde, mas as regras do formulário não o dizem.',
			'Esvazie as caches de WordPress e do CDN.',
		);
	if (!answered) return [...right('O companheiro está em WordPress.'), ...checkUnreachable(health)];
	return [...right('O companheiro está em WordPress.'), ...checkHealth(health)];
}

function checkUnreachable(health: Answer): Finding[] {
	if (!isAnswered(health)) return checkFailure(health);
	return unknown(
		'O estado do companheiro não se vê daqui.',
		'O servidor do sítio não deixa passar esse pedido. Junte o endereço de WordPress: --wordpress https://…',
	);
}

/** `wordpress/quatro-vistas/includes/class-health.php` says what its members are. */
function checkHealth(health: Answer): Finding[] {
	const json = jsonOf(health);
	if (!isRecord(json) || health.kind === 'failed')
		return wrong(
			'O companheiro responde o que não é JSON.',
			'Veja se uma extensão ou um aviso de PHP escreve antes da resposta.',
		);
	const { version, contact_form_7: hasPlugin, submissions: hasTable, unfinished, time } = json;
	if (
		typeof version !== 'string' ||
		typeof hasPlugin !== 'boolean' ||
		typeof hasTable !== 'boolean' ||
		typeof unfinished !== 'number' ||
		typeof time !== 'number'
	)
		return wrong('O companheiro não diz de si o que devia.', 'Instale a versão que vem com este sítio.');
	return [
		...right(`É a versão ${printableText(version, 20)}.`),
		...(hasPlugin ? [] : wrong('O Contact Form 7 não está ativo.', 'Ative-o: sem ele nenhuma mensagem chega.')),
		...(hasTable
			? right('Tem a tabela em que reconhece mensagens repetidas.')
			: wrong(
					'Falta-lhe a tabela em que reconhece mensagens repetidas.',
					'Desative e ative a extensão, e veja se a base de dados deixa criar tabelas.',
				)),
		...(unfinished > 0 ? died(unfinished) : []),
		...checkClock(time * 1000 + 500 - (health.askedAt + health.answeredAt) / 2, 'O relógio de WordPress'),
	];
}

function died(count: number): Finding[] {
	const what = count === 1 ? 'uma mensagem ficou' : `${count} mensagens ficaram`;
	return doubtful(
		`Nos últimos 30 dias ${what} a meio: não se sabe se o correio saiu.`,
		'O registo de erros de PHP diz o que aconteceu a essas horas.',
	);
}
