import { expect } from 'vitest';
import { runDoctor } from '../../doctor/command';
import { test } from './site';

test('the doctor finds nothing wrong with the built site on its own server', async ({ site }) => {
	const { lines, code } = await runDoctor([site.origin], 'site-settings.json');
	expect(lines.filter((line) => line.includes('ERRADO'))).toEqual([]);
	expect(code).toBe(0);
	const text = lines.join('\n');
	for (const words of [
		'As páginas foram construídas com estas definições.',
		'/contacto tem o formulário 5, com a etiqueta wpcf7-f5-p6-o1.',
		'/en/contact tem o formulário 7, com a etiqueta wpcf7-f7-p8-o1.',
		'dá as regras do formulário 5.',
		'dá as regras do formulário 7.',
		'Recebe mensagens do formulário 5.',
		'Recebe mensagens do formulário 7.',
		'Dá as notícias.',
		'A política de segurança é a da construção.',
		'/ vem em brotli.',
		'O que não mudou não é enviado outra vez.',
		'O service worker chega ao sítio todo.',
		'O mapa lê-se por partes.',
		'O relógio do servidor está certo',
		'Se o correio de WordPress sai e chega não se sabe',
	])
		expect(text).toContain(words);
	expect(await site.messages()).toEqual([]);
});
