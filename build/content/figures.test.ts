import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ParcelSlug } from '../../src/content/parcels.ts';
import { figureCheck } from './figures.ts';
import { readContent } from './read-content.ts';
import { messageFiles, stringsOf } from './testing/messages.ts';

const { vineyards, pages } = readContent();
const [practice] = [...pages.values()].flatMap((page) => ('figures' in page ? page.figures : []));
const [philosophy] = [...pages.values()].flatMap((page) => ('harvests' in page ? page : []));
const faultsOf = figureCheck({ vineyards, wines: 19, visits: 5, practice, philosophy });
const about = (...parcels: ParcelSlug[]) => ({ parcels });
const wine = (...parcels: ParcelSlug[]) => ({ parcels, whole: true, bottles: 3100 });

test.each([
	['Das quarenta e sete parcelas', 'Das quarenta e oito parcelas', about(), '47'],
	['São 47 parcelas.', 'São 46 parcelas.', about(), '47'],
	['As vinte e sete parcelas do sítio.', 'As vinte e seis parcelas do sítio.', about('qt-vale-sabor-6'), '27 ou 47'],
	['As vinte e sete parcelas do Vale Sabor.', 'As dezassete parcelas do Vale Sabor.', about(), '27 ou 47'],
	['Tem só duas parcelas.', 'Tem só três parcelas.', wine('vv-martim1', 'vv-martim2'), '2 ou 47'],
	['Tinto de uma só parcela.', 'Tinto de quatro parcelas.', wine('rabigato'), '1, 17 ou 47'],
	['Duas vinhas velhas.', 'De uma parcela só.', wine('qt-vale-sabor-9', 'qt-vale-sabor-13'), '2, 27 ou 47'],
	['Quatro quintas no Douro', 'As cinco quintas no Douro', about(), '4'],
	['Dezanove vinhos e um azeite.', 'Vinte vinhos e um azeite.', about(), '19'],
	['Cinco visitas às quintas', 'Seis visitas às quintas', about(), '5'],
	['Cinco maneiras de ver as vinhas', 'Seis maneiras de ver as vinhas', about(), '5'],
	['Três mil e cem garrafas.', 'Três mil e duzentas garrafas.', wine('rabigato'), '3100'],
	['O branco: 3 100 garrafas.', 'O branco: 3\u00a0200 garrafas.', wine('rabigato'), '3100'],
	['A Vinha Velha: 4,18 ha de calços', 'A Vinha Velha: 4,81 ha de calços', about(), '4,18 ou 59,10'],
	['A parcela tem 4,8 ha.', 'A parcela tem 4,7 ha.', about('rabigato'), '4,8 ou 59,1'],
	['O Carrascal, de 217 a 316 m.', 'O Carrascal, de 217 a 315 m.', about(), '217–316 ou 111–325'],
	['Entre os 111 e os 174 metros', 'Entre os 111 e os 170 metros', about('vv-vinha-rio'), '111–174 ou 111–325'],
	['O Pombal, dezasseis graus de declive', 'O Pombal, quinze graus de declive', about(), '16'],
	['A Cova da Raposa, curvas de 2,5 em 2,5 m', 'A Cova da Raposa, curvas de 5 em 5 m', about(), '2,5'],
	['O Lagar, voltado a nordeste', 'O Lagar, voltado a noroeste', about(), 'nordeste'],
	['A Vinha do Rio, plantada em 1931', 'A Vinha do Rio, plantada em 1932', about(), '1931'],
	['Sousão plantado ao alto em 1989', 'Sousão plantado ao alto em 1998', about('vf-sousao'), '1989'],
	[
		'Quarenta e sete vinhas e quarenta e um recipientes',
		'Quarenta e sete vinhas e quarenta recipientes',
		about(),
		'41',
	],
	['com falta de 1918 e de 1975', 'com falta de 1918 e de 1976', about(), '1918–1975'],
	['tem só duas falhas, 1918 e 1975', 'tem só duas falhas, 1917 e 1975', about(), '1918–1975'],
	[
		'Até 1990 a primeira tesoura nunca entrou antes de 8 de setembro.',
		'Até 1990 a primeira tesoura nunca entrou antes de 9 de setembro.',
		about(),
		'1990–8',
	],
	[
		'Até 1990 nunca se cortou antes de 8 de setembro',
		'Até 1990 nunca se cortou antes de 7 de setembro',
		about(),
		'1990–8',
	],
	['três semanas mais cedo do que há cem anos', 'quatro semanas mais cedo do que há cem anos', about(), '3'],
	['Três semanas num século', 'Duas semanas num século', about(), '3'],
	['Quarenta e três nunca foram regadas.', 'Quarenta e quatro nunca foram regadas.', about(), '43'],
	['1,9 litros de água por litro', '2,1 litros de água por litro', about(), '1,9'],
	['Com um teto de três quilos de cobre', 'Com um teto de quatro quilos de cobre', about(), '3'],
	['Em 2018 passámos desse teto', 'Em 2019 passámos desse teto', about(), '2018'],
	['Contra 3,4; contra 3,4 em 2016', 'Contra 3,4; contra 3,4 em 2017', about(), '3,4–2016'],
	['Trinta e um quilómetros de muro de pedra posta', '32 km de muro de pedra posta', about(), '31'],
	['Caem entre duzentos e quinhentos metros', 'Todos os anos caem entre duzentos e seiscentos metros', about(), '500'],
	['A bordalesa pesava 620 g e passou a 420 g', 'A bordalesa pesava 620 g e passou a 400 g', about(), '620–420'],
	['Dezanove pessoas o ano inteiro', 'Vinte pessoas o ano inteiro', about(), '19'],
	[
		'Duas, plantadas em 1952 e em 1961',
		'Duas, plantadas em 1952 e em 1962',
		wine('vv-martim1', 'vv-martim2'),
		'1952 ou 1961',
	],
	['O Casal é de 1996, a Ribeira, de 1974.', 'O Casal é de 1995.', about(), '1996'],
	['Patamares de 1972', 'Patamares de 1971', about('vv-moinho'), '1972'],
	['Rufete de 1954', 'Rufete de 1955', about('francisca-rufete'), '1954'],
])('«%s» is right and «%s» is not', (right, wrong, subject, facts) => {
	expect(faultsOf(right, subject)).toEqual([]);
	expect(faultsOf(wrong, subject)).toEqual([expect.stringContaining(`contradiz os dados, que dizem ${facts}.`)]);
});

test.each([
	['of other things', 'Há quatro quilómetros de muro, de 340 m a 500 m, e 5 200 pés/ha.', about('rabigato')],
	['of some of the parcels', 'Três parcelas tinham mais vinha do que constava.', about('qt-vale-sabor-6')],
	['of a page that is about no parcel', 'Sobe-se pelos calços de 1947, de 50 em 50 m.', about()],
	['of part of the bottles', 'Restam setenta garrafas.', wine('rabigato')],
	['of bottles that the technical sheet has', '4 100 garrafas de 75 cl', wine('rabigato')],
	['of a casta that has the name of a parcel', 'Com Rabigato e Tinta Barroca, plantada em 1912.', about('vv-acima')],
	['of a parcel that has the last name of a casta', 'Ao lado da Barroca, a vinha é de 1979.', about('vv-acima')],
	['of either parcel', 'Ao lado do Penedo, a vinha é de 1979 e tem 2,82 ha.', about('abade-roriz')],
	['of an estate', 'Martim vai de 347 a 453 m.', about('vv-martim1')],
	['of vines planted later', 'Foi plantada em 1947 e replantada em 1988.', about('francisca-franca')],
])('a figure %s is let be: %s', (_, text, subject) => {
	expect(faultsOf(text, subject)).toEqual([]);
});

test('the casta Rabigato stands for no parcel', () => {
	expect(faultsOf('O Rabigato, de 1912.', about('vv-acima'))).toEqual([]);
	expect(faultsOf('O Rabigato, de 1968.', about('vv-acima'))).toHaveLength(1);
});

const ownMessages = messageFiles.filter(({ language }) => language === 'pt').map(({ path }) => path);

test.each(ownMessages)('the figures of %s are those of the facts', (path) => {
	expect(stringsOf(path).flatMap((text) => faultsOf(text, about()))).toEqual([]);
});

test('the figures of the web manifest are those of the facts', () => {
	expect(faultsOf(readFileSync('build/web-manifest.ts', 'utf8'), about())).toEqual([]);
});
