import type { z } from 'zod';
import { type ArticleFile, articleSchema, readArticle } from './article-file.ts';
import type { ContentDocument } from './document.ts';
import { type EstateFile, estateSchema, readEstate } from './estate-file.ts';
import type { TextKind } from './forms.ts';
import { contentLanguage, mainLanguage } from './languages.ts';
import {
	type ContentPage,
	contactSchema,
	homeSchema,
	philosophySchema,
	readContactPage,
	readHomePage,
	readPhilosophyPage,
	readSustainabilityPage,
	readTextPage,
	readVisitPage,
	sustainabilitySchema,
	textPageSchema,
} from './page-files.ts';
import type { IsPublic } from './public-files.ts';
import { readVisit, type VisitFile, visitSchema } from './visit-file.ts';
import { readWine, type WineFile, wineSchema } from './wine-file.ts';

/*
 * How to use this room (the owner's editor, `npm run content`):
 *
 *   const kind = kindOf('src/content/wines/abade.md');   // what such a file holds; undefined for a file that no page is made of
 *   kind.text                                            // what may stand below its fields
 *   formOf(kind.schema)                                  // its fields with Portuguese titles and hints, and what each takes (`forms.ts`)
 *   checkFile(file, source, isPublic)                    // while somebody types: what is wrong with this file alone (a few milliseconds)
 *   checkContent(files, isPublic)                        // before it is saved: what is wrong with all files together
 *
 * The checks (`parse-content.ts`) return problems with file, line, sentence and, of a field, its path (`['vintages', 0, 'line']`); a sentence
 * begins with the field's name in the file (`"lede" falta.`). `readFrontMatter` gives the fields of a file as they stand, all of them text.
 */

/** What a file of one kind holds. */
export type ContentKind = {
	/** For people: `Vinho`. */
	name: string;
	schema: z.ZodObject;
	text: TextKind;
};

/** A kind with what reads its files. */
export type FileKind<T> = ContentKind & {
	/** Reports what is wrong with a file; nothing comes back where nothing can be made of it. */
	read(document: ContentDocument, beside: { isPublic: IsPublic; visits: readonly VisitFile[] }): T | undefined;
};

const parts: TextKind = { kind: 'parts', opening: false };

export const wineKind: FileKind<WineFile> = {
	name: 'Vinho',
	schema: wineSchema,
	text: { kind: 'headings', headings: contentLanguage(mainLanguage).wineHeadings },
	read: readWine,
};
export const articleKind: FileKind<ArticleFile> = {
	name: 'Notícia',
	schema: articleSchema,
	text: { kind: 'parts', opening: true },
	read: readArticle,
};
export const visitKind: FileKind<VisitFile> = {
	name: 'Visita',
	schema: visitSchema,
	text: { kind: 'paragraphs' },
	read: readVisit,
};
export const estateKind: FileKind<EstateFile> = {
	name: 'Quinta',
	schema: estateSchema,
	text: { kind: 'paragraphs' },
	read: readEstate,
};

const textPage: FileKind<ContentPage> = { name: 'Página', schema: textPageSchema, text: parts, read: readTextPage };

/** The pages that the site has, by the name of their file. */
export const pageKinds: ReadonlyMap<string, FileKind<ContentPage>> = new Map<string, FileKind<ContentPage>>([
	['home', { name: 'Primeira página', schema: homeSchema, text: { kind: 'none' }, read: readHomePage }],
	['vinhos', textPage],
	['terroir', textPage],
	['filosofia', { ...textPage, schema: philosophySchema, read: readPhilosophyPage }],
	['sustentabilidade', { ...textPage, schema: sustainabilitySchema, read: readSustainabilityPage }],
	['visitar', { ...textPage, read: readVisitPage }],
	['noticias', textPage],
	['contacto', { name: 'Contacto', schema: contactSchema, text: { kind: 'questions' }, read: readContactPage }],
	['neste-dispositivo', textPage],
	['acessibilidade', textPage],
	['privacidade', textPage],
	['termos', textPage],
	['nao-encontrado', textPage],
	['retirada', textPage],
]);

/** The folders of `src/content`, with the kind of their files; those of `pages/` have one each. */
const folders: ReadonlyMap<string, FileKind<unknown>> = new Map<string, FileKind<unknown>>([
	['wines', wineKind],
	['news', articleKind],
	['wordpress', articleKind],
	['visits', visitKind],
	['vineyards', estateKind],
]);

/** What the file at this path holds; nothing for one that no page is made of. */
export function kindOf(file: string): FileKind<unknown> | undefined {
	const [, folder = '', slug = ''] = /^src\/content\/(\w+)\/([^/]+)\.md$/.exec(file) ?? [];
	return folder === 'pages' ? pageKinds.get(slug) : folders.get(folder);
}
