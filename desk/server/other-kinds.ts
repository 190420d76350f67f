import { z } from 'zod';
import { choice, list, refuseTwice, text } from '../../build/content/fields.ts';
import { formOf } from '../../build/content/forms.ts';
import { knownLanguages } from '../../build/content/languages.ts';
import type { Problem, Report } from '../../build/content/problem.ts';
import { readFields } from '../../build/content/read-fields.ts';
import type { ContentKind } from '../../build/content/schemas.ts';
import { sentence } from '../../build/content/sentence.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { estates } from '../../src/content/estates.ts';
import { parcelName } from '../../src/content/parcel-names.ts';
import { parcelsOf } from '../../src/content/parcels.ts';
import { messageOf } from '../../src/platform/errors.ts';
import { isRecord } from '../../src/platform/json.ts';
import { readJson } from '../document/json-text.ts';
import { parcelNamesFile, settingsFile } from './files.ts';

/* What the desk edits that no page is made of: the schemas of the two JSON files, all of whose values are text here. */

const number = z
	.string()
	.regex(/^\d+$/, 'é um número.')
	.meta({ input: { kind: 'whole-number' } });
const path = text().meta({ title: 'Caminho', description: 'No servidor, a começar por /.' });

const yesOrNo = z.enum(['true', 'false'], 'é sim ou não.').meta({ input: { kind: 'flag' } });

const map = z
	.looseObject({
		tiles: z
			.string()
			.regex(/^https:\/\/\S+$/, { error: 'é um endereço como https://imagens.example/{z}/{x}/{y}.jpg.', abort: true })
			.refine((words) => ['{z}', '{x}', '{y}'].every((part) => words.includes(part)), 'tem {z}, {x} e {y}.')
			.meta({
				input: { kind: 'text', atLeast: 1 },
				title: 'Imagens',
				description: 'O endereço de cada imagem, com {z}, {x} e {y}, e {token} onde fica a chave.',
			}),
		token: z
			.string()
			.meta({ input: { kind: 'text', atLeast: 0 }, title: 'Chave', description: 'A que o serviço deu, se pede uma.' }),
	})
	.refine(({ tiles, token }) => !tiles.includes('{token}') || token.trim() !== '', {
		error: 'falta: o endereço das imagens pede-a.',
		path: ['token'],
	})
	.meta({
		title: 'Mapa à volta',
		description: 'Imagens de satélite para lá das quintas, só com rede. Sem isto o mapa acaba nelas.',
	});

const hsts = z
	.looseObject({
		includeSubDomains: yesOrNo
			.meta({
				title: 'Todos os subdomínios',
				description: 'Também o que não é deste sítio fica só com https.',
			})
			.optional(),
		preload: yesOrNo
			.meta({
				title: 'Lista dos navegadores',
				description: 'Pede para o domínio entrar na lista com que eles vêm; sair demora meses.',
			})
			.optional(),
	})
	.refine(({ includeSubDomains, preload }) => preload !== 'true' || includeSubDomains === 'true', {
		error: 'precisa de todos os subdomínios: a lista só aceita domínios inteiros.',
		path: ['preload'],
	})
	.meta({
		title: 'Só https',
		description: 'Com https, os navegadores voltam sempre por https. Aqui pede-se mais do que isso.',
	});

/** A name of Git or an address; what begins with a hyphen Git would take for an option. */
const gitName = (title: string, description: string) =>
	z
		.string()
		.regex(/^[^-\s]\S*$/, 'não tem espaços nem começa por um hífen.')
		.meta({ input: { kind: 'text', atLeast: 1 }, title, description, only: { name: 'to', value: 'git' } })
		.optional();

const publishPlaces = [
	{ slug: 'server', name: 'Nesta máquina' },
	{ slug: 'folder', name: 'Numa pasta, de onde um anfitrião a serve' },
	{ slug: 'git', name: 'Num repositório Git, que um anfitrião constrói' },
] as const;

const publish = z
	.looseObject({
		to: choice(publishPlaces).meta({
			title: 'Onde',
			description: 'O que o botão Publicar faz depois de construir.',
		}),
		folder: text()
			.meta({
				input: { kind: 'text', atLeast: 1 },
				title: 'Pasta',
				description: 'Com o caminho todo. Só os ficheiros do sítio são lá escritos e apagados.',
				only: { name: 'to', value: 'folder' },
			})
			.optional(),
		remote: gitName('Repositório', 'O nome que o Git lhe dá aqui, como origin, ou o endereço.'),
		branch: gitName('Ramo', 'Aquele de que o anfitrião constrói, como main.'),
	})
	.superRefine((value, context) => {
		const needed = { server: [], folder: ['folder'], git: ['remote', 'branch'] }[value.to];
		for (const name of needed)
			if (value[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: 'falta.' });
	})
	.meta({ title: 'Publicação', description: 'Sem isto publica-se nesta máquina.' });

const messages = z
	.looseObject({
		keepMonths: number
			.refine((months) => Number(months) >= 1 && Number(months) <= 120, 'é de 1 a 120.')
			.meta({ title: 'Meses', description: 'Doze, como diz /privacidade: quem muda um muda a outra.' }),
	})
	.meta({
		title: 'Mensagens guardadas',
		description: 'Por quantos meses o servidor deste sítio as guarda, onde não há WordPress.',
	});

const contactForm = z.looseObject({
	id: number.meta({ title: 'Número do formulário', description: 'O do Contact Form 7.' }),
	version: text().meta({ title: 'Versão', description: 'A do Contact Form 7.' }),
	locale: text().meta({ title: 'Língua', description: 'Como em WordPress: pt_PT.' }),
	unitTag: text().meta({ title: 'Etiqueta', description: 'A do formulário na página: wpcf7-f5-p6-o1.' }),
	containerPost: number.meta({
		title: 'Página',
		description: 'O número da página de WordPress que tem o formulário.',
	}),
	page: text()
		.meta({
			title: 'Endereço da página',
			description:
				'Em WordPress, como /contacto/: npm run content -- pull lê lá o formulário. Sem isto fica o que vem com o sítio.',
		})
		.optional(),
});

const languages = knownLanguages();

/** One form, or one for each language. */
const contactForms = z
	.unknown()
	.superRefine((value, context) => {
		const given = isRecord(value) ? value : {};
		const byLanguage = Object.keys(given).filter((name) => !(name in contactForm.shape));
		const forms =
			byLanguage.length === 0
				? [{ path: [], form: given }]
				: byLanguage.map((code) => ({ path: [code], form: given[code] }));
		for (const { path: place, form } of forms) {
			if (place[0] !== undefined && !languages.some(({ code }) => code === place[0]))
				context.addIssue({ code: 'custom', path: place, message: 'não é uma língua de que haja palavras.' });
			for (const { path: within, message } of contactForm.safeParse(form, { error: sentence }).error?.issues ?? [])
				context.addIssue({ code: 'custom', path: [...place, ...within], message });
		}
	})
	.meta({
		input: {
			kind: 'by-language',
			fields: formOf(contactForm),
			languages: languages.map(({ code, name }) => ({ value: code, name })),
		},
		title: 'Formulário de contacto',
		description: 'Quem o atende em WordPress: um para todas as línguas, ou um para cada.',
	});

const settings = z.looseObject({
	origin: z
		.string()
		.regex(/^https?:\/\/[^/\s]+$/, 'é um endereço como https://quatrovistas.example, sem barra no fim.')
		.meta({
			input: { kind: 'text', atLeast: 1 },
			title: 'Endereço do sítio',
			description: 'Com https://, sem barra no fim.',
		}),
	wpcf7: z
		.looseObject({
			api: z
				.looseObject({
					root: path.meta({ title: 'Raiz da API' }),
					namespace: text().meta({ title: 'Espaço da API', description: 'Como contact-form-7/v1.' }),
				})
				.meta({ title: 'API do formulário', description: 'De WordPress, como o Contact Form 7 a anuncia.' })
				.optional(),
		})
		.meta({ title: 'Contact Form 7', description: 'Sem isto o formulário não sai da página.' })
		.optional(),
	languages: list(choice(languages.map(({ code, name }) => ({ slug: code, name }))).meta({ title: 'Língua' }))
		.superRefine(refuseTwice((code) => code))
		.meta({ title: 'Línguas', description: 'As que o sítio tem. Sem isto, todas aquelas de que há palavras.' })
		.optional(),
	contactForm: contactForms,
	ajaxUrl: path.meta({ title: 'Endereço das notícias', description: 'O que responde a "Carregar mais".' }),
	wordpressUrl: z
		.string()
		.regex(/^https?:\/\/[^\s?#@]+$/, 'é um endereço como https://cms.example ou http://127.0.0.1:8080.')
		.meta({
			input: { kind: 'text', atLeast: 1 },
			title: 'WordPress por trás',
			description: 'Onde ele próprio responde, se o servidor deste sítio lhe passa o formulário e as notícias.',
		})
		.optional(),
	wordpressPosts: yesOrNo
		.meta({
			title: 'Notícias de WordPress',
			description: 'O que lá está publicado vem para este sítio com npm run content -- pull.',
		})
		.optional(),
	map: map.optional(),
	hsts: hsts.optional(),
	publish: publish.optional(),
	messages: messages.optional(),
});

/** Each parcel by the name that it has now. */
const names = () =>
	Object.fromEntries(
		estates.flatMap(({ slug, quinta }) =>
			parcelsOf[slug].map(
				(parcel) =>
					[parcel, text(40).meta({ title: parcelName(parcel), description: `${quinta}, ${parcel}` })] as const,
			),
		),
	);

export const otherKinds: ReadonlyMap<string, ContentKind> = new Map([
	[settingsFile, { name: 'Definições', schema: settings, text: { kind: 'none' } }],
	[
		parcelNamesFile,
		{
			name: 'Nomes das parcelas',
			get schema() {
				return z.strictObject(names());
			},
			text: { kind: 'none' },
		},
	],
]);

/** What is wrong with these files, each by itself. */
export function checkOthers(texts: ReadonlyMap<string, string>): Problem[] {
	return [...otherKinds].flatMap(([file, { schema }]) => {
		const text = texts.get(file);
		if (text === undefined) return [];
		const reading = readJson(text);
		if (reading.kind === 'unreadable') return [{ file, line: reading.line, message: reading.message }];
		const problems: Problem[] = [];
		const report: Report = (place, message) =>
			problems.push({ file, line: 1, message, ...(typeof place !== 'number' && { path: place }) });
		readFields(schema, { head: reading, report });
		if (problems.length === 0 && file === settingsFile) problems.push(...settingsFaults(text));
		return problems;
	});
}

/** What the build itself would say of the settings. */
function settingsFaults(text: string): Problem[] {
	try {
		parseDeploymentSettings(text);
		return [];
	} catch (error) {
		return [{ file: settingsFile, line: 1, message: messageOf(error) }];
	}
}
