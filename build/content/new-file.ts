/** What somebody can begin with `npm run content -- new`. */
export const newKinds = ['wine', 'article', 'visit'] as const;
export type NewKind = (typeof newKinds)[number];

/** What stands in a new file where something is still to be written: builds and checks tell of it. */
export const toWrite = 'Por escrever';

const folders: Readonly<Record<NewKind, string>> = { wine: 'wines', article: 'news', visit: 'visits' };

export function pathOfNew(kind: NewKind, slug: string): string {
	return `src/content/${folders[kind]}/${slug}.md`;
}

/** What of the content numbers a new file. */
type Numbered = {
	wines: readonly { shelf: number; summary: { category: string } }[];
	visits: readonly { place: number }[];
};

/** A file that the check accepts and that pretends nothing: its name and numbers are right, everything else says that it is to be written. */
export function newFile(kind: NewKind, slug: string, content: Numbered, today: Date): string {
	const name = `${slug[0]?.toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;
	return { wine: newWine, article: newArticle, visit: newVisit }[kind](name, today, content);
}

/** The number that nothing has yet, of those that order things. */
function next(numbers: readonly number[]): number {
	return Math.max(0, ...numbers) + 1;
}

function newWine(name: string, today: Date, { wines }: Numbered): string {
	const reds = wines.filter(({ summary }) => summary.category === 'tintos');
	const year = today.getFullYear() - 1;
	return `---
name: ${name}
vintage: ${year}
category: tintos
shelf: ${next(reds.map(({ shelf }) => shelf))}
parcels:
  - vv-acima
line: ${toWrite}.
title: ${name} ${year}
description: ${toWrite}, em cinquenta caracteres ou mais, o que se diz de ${name} nos motores de busca.
kind: Tinto, Douro
lede: ${toWrite}.
steps:
  - when: set. ${year}
    label: Vindima
    value: ${toWrite}.
tasting:
  Cor: ${toWrite}.
  Nariz: ${toWrite}.
  Boca: ${toWrite}.
  Mesa: ${toWrite}.
facts:
  Castas: outras 100 %
  Álcool: ${toWrite}
  Acidez total: ${toWrite}
  pH: ${toWrite}
  Açúcar residual: ${toWrite}
  Produção: ${toWrite}
  Alergénios: Contém sulfitos
  Guarda: ${toWrite}
---

## O vinho

${toWrite}.

## Vinha

${toWrite}.
`;
}

function newArticle(name: string, today: Date): string {
	return `---
title: ${name}
date: ${today.toISOString().slice(0, 10)}
category: casa
excerpt: ${toWrite}.
description: ${toWrite}, em cinquenta caracteres ou mais, o que a notícia ${name} conta.
lede: ${toWrite}.
facts:
  Em resumo: ${toWrite}
---

${toWrite}.
`;
}

function newVisit(name: string, _today: Date, { visits }: Numbered): string {
	return `---
name: ${name}
place: ${next(visits.map(({ place }) => place))}
home:
  line: ${toWrite}
  figures:
    - ${toWrite}
    - ${toWrite}
facts:
  Duração: ${toWrite}
  Horário: ${toWrite}
  Preço: ${toWrite}
  Grupo: ${toWrite}
ground: ${toWrite}
included:
  - ${toWrite}
---

${toWrite}.
`;
}
