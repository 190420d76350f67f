import { expect, it } from 'vitest';
import { subjectText } from '#messages/outbox';
import type { OutboxMessage } from '../message';
import { outcomeOf } from '../outcomes';
import { parseMessage } from '../parse-message';
import { keptMessage } from '../testing/messages';
import { standing } from './outbox-item';

const written = new Date(2026, 10, 19, 18, 5);
const kept = keptMessage('m', { createdAt: written.getTime(), attempts: 1 });
const nextDay = new Date(2026, 10, 20, 9, 0);

/** The sentences as they are read. */
function line(message: OutboxMessage, now: Date, outcome = outcomeOf(message, now.getTime())): string {
	return standing(message, outcome, now)
		.map(({ text }) => text)
		.join(' ');
}

it.each<[OutboxMessage, string]>([
	[{ ...kept, state: 'waiting' }, 'Ontem, 18h05. Guardada neste dispositivo.'],
	[{ ...kept, state: 'waiting', attempts: 3 }, 'Ontem, 18h05. Três tentativas.'],
	[{ ...kept, state: 'unknown' }, 'Ontem, 18h05. O envio foi interrompido e não se sabe se chegou.'],
	[{ ...kept, state: 'refused', answer: { status: 'spam', message: 'Não.' } }, 'Ontem, 18h05. Não.'],
	[{ ...kept, state: 'refused', answer: { status: 'x', message: '' } }, 'Ontem, 18h05. O servidor não a aceitou.'],
	[
		{ ...kept, state: 'sent', answer: { status: 'mail_sent', message: '' }, sentAt: nextDay.getTime() },
		'Enviada hoje, 9h00.',
	],
])('a message says where it stands: %#', (message, words) => {
	expect(line(message, nextDay)).toBe(words);
});

it('in its last days a message says when it will be deleted', () => {
	const message: OutboxMessage = { ...kept, state: 'waiting' };
	expect(line(message, new Date(2026, 11, 12, 12))).not.toContain('Apaga-se');
	expect(line(message, new Date(2026, 11, 13, 12))).toContain('Apaga-se a 19 de dezembro.');
});

it('a refused message whose form has gone says so, behind what the server said', () => {
	const message: OutboxMessage = { ...kept, state: 'refused', answer: { status: 'spam', message: 'No.' } };
	const sentences = standing(message, 'superseded', nextDay);
	expect(sentences.map(({ text }) => text)).toEqual([
		'Ontem, 18h05.',
		'No.',
		'O formulário em que foi escrita já não existe; pode enviá-la pelo que há agora.',
	]);
	expect(sentences.map(({ isOfServer }) => isOfServer ?? false)).toEqual([false, true, false]);
});

it('a message is called by its subject, and one without has a name all the same', () => {
	expect(subjectText('Encomendas')).toBe('Encomendas');
	expect(subjectText('')).toBe('Mensagem');
});

it('a message that cannot be read says so, and that it may have been sent', () => {
	const message = parseMessage({ id: 'm', createdAt: written.getTime(), text: 'Olá' }, 0);
	expect(line(message, nextDay)).toBe(
		'Ontem, 18h05. Foi guardada por outra versão deste sítio, e não se sabe se já seguiu.',
	);
});
