import { estates } from '../../../src/content/estates.ts';
import { parcelsOf } from '../../../src/content/parcels.ts';
import { pageKinds } from '../schemas.ts';

const description = (of: string) =>
	`description: Cinquenta caracteres, pelo menos, sobre ${of} e mais nada do que isso.`;

export const wineFile = 'src/content/wines/teste.md';
export const articleFile = 'src/content/news/a-poda.md';
export const pageFile = 'src/content/pages/filosofia.md';
export const visitFile = 'src/content/visits/prova.md';
export const estateFile = 'src/content/vineyards/martim.md';

const wine = `---
name: Teste
vintage: 2022
category: tintos
shelf: 1
parcels:
  - abade-roriz
line: Uma parcela só.
title: Teste 2022
${description('um vinho')}
kind: Tinto, Douro
lede: Um vinho que serve para provar o leitor.
steps:
  - when: 6 set. 2022
    label: Vindima
    value: Uma manhã só.
tasting:
  Cor: Granada.
scores:
  - guide: Guia da Ribeira
    edition: 2025
    points: 17,5
    outOf: 20
    quote: Calado.
facts:
  Castas: Tinta Roriz 60 %, outras 40 %
  pH: 3,70
---

## O vinho

Nasceu em 1931, ao pé da [Prova](/visitar#prova), e é *muito* nosso.

## Vinha

Custou 12 % do que valia.
`;

const article = `---
title: A poda
date: 2026-02-09
category: vindima
excerpt: Sete semanas.
${description('uma notícia')}
lede: Começou cedo.
facts:
  Podadores: 4
story:
  - picture: art/plates/vv-acima.svg
    caption: A Vinha Velha.
---

Choveu.

## O que se fez

Podou-se:

- o que estava torto;
- o que estava a mais.

- [O vinho](/vinhos/teste#vinha)
- [No mapa](/terroir?terroir=martim&parcela=vv-martim1)
`;

/** The article in English. */
export const englishArticle = `---
source: 00000000
slug: pruning
title: Pruning
excerpt: Seven weeks.
description: Fifty characters at least about a piece of news, and nothing more than that.
lede: It began early.
facts:
  Pruners: 4
story:
  - caption: The Vinha Velha.
---

It rained.

## What was done

What was pruned:

- what was crooked;
- what was too much.

- [The wine](/vinhos/teste#vinha)
- [On the map](/terroir?terroir=martim&parcela=vv-martim1)
`;

const visit = `---
name: Prova
place: 1
home:
  line: À mesa
  figures:
    - 80 min
    - todos os dias
facts:
  Preço: 28 €
ground: O vale, do ar
included:
  - Pão
---

Prova-se.
`;

const page = (name: string, more = '') => `---
title: Página ${name}
${description(name)}
heading: ${name}
lede: O que aqui se diz de ${name}.
${more}---

## Parte

Texto de ${name}.
`;

const slides = `slides:
  - heading: Um
    text: Dois.
    parcel: vv-acima
`;

const slope = `${slides}slope:
  - under: Parte
    name: Muro
    note: Pedra sobre pedra.
    parcel: abade-roriz
people:
  heading: Quem
  of:
    - name: Ana Pedra
      role: Muros
      since: 1999
      text: Põe pedra sobre pedra.
vessels:
  under: Parte
  pairs:
    - parcels:
        - qt-vale-sabor-27
        - qt-vale-sabor-22
harvests:
  under: Parte
  rows:
    - from: 1916
      days: 22/9 24/9 –
    - from: 1919
      days: 27/9
`;

const practice = `${slides}figures:
  vines:
    under: Parte
    caption: sem rega
    watered:
      - vv-acima
  cellar:
    under: Parte
    caption: litros por litro
    litres: 1,9
    before: 3
    year: 2016
  soil:
    under: Parte
    caption: quilos
    ceiling: 3
    years:
      - year: 2018
        kilos: 3,5
  walls:
    under: Parte
    caption: quilómetros
    kilometres: 31
    fallen: 500
  glass:
    under: Parte
    caption: gramas
    grams: 420
    before: 620
  people:
    under: Parte
    caption: pessoas
    count: 19
`;

const home = `---
title: Casa
${description('a casa')}
hero:
  lines:
    - Uma
  lede: Uma casa.
philosophy:
  - statement: Devagar.
    paragraph: Com tempo.
    parcel: vv-acima
    caption: A Vinha Velha.
visits:
  lede: Por marcação.
film:
  heading: O vale
  caption: Um ano.
  seen: O rio.
---
`;

const questions = `formHeading: Escreva
relief:
  alt: O vale.
  caption: O Torto.
questionsHeading: Perguntas
`;

const estateText = (parcels: readonly string[]) => `---
facts:
  Chuva: 820 mm por ano
parcels:
${parcels
	.map((parcel) => `  ${parcel}:\n    castas: Rufete 100 %\n    planted: 1952\n    soil: Xisto\n    training: Taça\n`)
	.join('')}---

Uma quinta.
`;

/** What some pages have besides. */
const more: Readonly<Partial<Record<string, string>>> = {
	filosofia: slope,
	sustentabilidade: practice,
	contacto: questions,
};

/** The files of a small house in which everything is as it should be. */
export function goodFiles(): Map<string, string> {
	return new Map([
		...estates.map(({ slug }) => [`src/content/vineyards/${slug}.md`, estateText(parcelsOf[slug])] as const),
		[visitFile, visit],
		[wineFile, wine],
		[articleFile, article],
		...[...pageKinds.keys()].map((name) => [`src/content/pages/${name}.md`, page(name, more[name])] as const),
		['src/content/pages/home.md', home],
	]);
}
