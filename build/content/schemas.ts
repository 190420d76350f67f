import type { z } from 'zod';
import { articleSchema } from './article-file.ts';
import { estateSchema } from './estate-file.ts';
import type { TextKind } from './forms.ts';
import { contentLanguage, mainLanguage } from './languages.ts';
import { contactSchema, homeSchema, philosophySchema, sustainabilitySchema, textPageSchema } from './page-files.ts';
import { visitSchema } from './visit-file.ts';
import { wineSchema } from './wine-file.ts';

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

const parts: TextKind = { kind: 'parts', opening: false };

export const wineKind: ContentKind = {
	name: 'Vinho',
	schema: wineSchema,
	text: { kind: 'headings', headings: contentLanguage(mainLanguage).wineHeadings },
};
export const articleKind: ContentKind = {
	name: 'Notícia',
	schema: articleSchema,
	text: { kind: 'parts', opening: true },
};
export const visitKind: ContentKind = { name: 'Visita', schema: visitSchema, text: { kind: 'paragraphs' } };
export const estateKind: ContentKind = { name: 'Quinta', schema: estateSchema, text: { kind: 'paragraphs' } };

const textPage: ContentKind = { name: 'Página', schema: textPageSchema, text: parts };

/** The pages that the site has, by the name of their file. */
export const pageKinds: ReadonlyMap<string, ContentKind> = new Map([
	['home', { name: 'Primeira página', schema: homeSchema, text: { kind: 'none' } }],
	['vinhos', textPage],
	['terroir', textPage],
	['filosofia', { name: 'Página', schema: philosophySchema, text: parts }],
	['sustentabilidade', { name: 'Página', schema: sustainabilitySchema, text: parts }],
	['visitar', textPage],
	['noticias', textPage],
	['contacto', { name: 'Contacto', schema: contactSchema, text: { kind: 'questions' } }],
	['neste-dispositivo', textPage],
	['acessibilidade', textPage],
	['privacidade', textPage],
	['termos', textPage],
	['nao-encontrado', textPage],
	['retirada', textPage],
]);

/** The folders of `src/content`, with the kind of their files; those of `pages/` have one each. */
const folders: ReadonlyMap<string, ContentKind> = new Map([
	['wines', wineKind],
	['news', articleKind],
	['wordpress', articleKind],
	['visits', visitKind],
	['vineyards', estateKind],
]);

/** What the file at this path holds; nothing for one that no page is made of. */
export function kindOf(file: string): ContentKind | undefined {
	const [, folder = '', slug = ''] = /^src\/content\/(\w+)\/([^/]+)\.md$/.exec(file) ?? [];
	return folder === 'pages' ? pageKinds.get(slug) : folders.get(folder);
}
