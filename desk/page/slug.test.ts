import { expect, it } from 'vitest';
import { slugOf } from './slug';

it.each([
	['São João, à noite', 'sao-joao-a-noite'],
	['  Colheita 2009 ', 'colheita-2009'],
	['«…»', ''],
	['Uma notícia com um título que não cabe inteiro num endereço', 'uma-noticia-com-um-titulo-que-nao-cabe-i'],
])('of %j the address is %j', (name, slug) => {
	expect(slugOf(name)).toBe(slug);
});
