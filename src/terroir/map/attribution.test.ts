// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { attributionOf } from './attribution';

it.each([
	['Imagem ilustrativa', 'Imagem ilustrativa'],
	['  © Direção-Geral\n do Território ', '© Direção-Geral do Território'],
	['<a href="https://dgt.example">&copy; DGT</a> 2024', '© DGT 2024'],
])('reads %j as %j', (attribution, text) => {
	expect(attributionOf({ attribution })).toBe(text);
});

it.each([
	['no metadata', undefined],
	['null', null],
	['metadata that do not say', { name: 'x' }],
	['something else than text', { attribution: 3 }],
	['nothing but space', { attribution: ' <b> </b> ' }],
])('finds none in %s', (_, metadata) => {
	expect(attributionOf(metadata)).toBeNull();
});
