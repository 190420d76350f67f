/** Every sentence that the check of the content says, in the owner's language: at the field in the editor, with file and line in the terminal. */

/** `a`, `a ou b`, `a, b ou c`. */
const or = (words: readonly (string | number)[]) =>
	new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(words.map(String));
export const and = (words: readonly string[]) => new Intl.ListFormat('pt-PT').format(words);

/** Of a field, after its name: `"lede" falta.` */
export const fieldMessages = {
	of: (name: string | undefined, rest: string) => (name === undefined ? `Isto ${rest}` : `"${name}" ${rest}`),
	missing: 'falta.',
	empty: 'está vazio.',
	tooLong: (length: number, atMost: number) => `tem ${length} caracteres; cabem ${atMost}.`,
	tooShort: (length: number, atLeast: number) => `tem ${length} caracteres; precisa de pelo menos ${atLeast}.`,
	tooFew: (atLeast: number) => `precisa de ${atLeast}, pelo menos.`,
	tooMany: (atMost: number) => `tem a mais: cabem ${atMost}.`,
	kinds: {
		string: 'é um texto, na linha do nome.',
		array: 'é uma lista: cada linha começa por "- ".',
		tuple: 'é uma lista: cada linha começa por "- ".',
		object: 'é um grupo de campos, um por linha, mais para dentro.',
		record: 'é uma tabela: linhas como "Duração: 80 min", mais para dentro.',
	},
	wrongKind: 'não está como devia.',
	noneOf: (value: string, allowed: readonly string[]) => `é "${value}"; pode ser ${or(allowed)}.`,
	openQuote: 'abre aspas que não fecha.',
	outOfRange: (value: string, from: string, to: string) => `é ${value}; pode ser de ${from} a ${to}.`,
	yearOutOfRange: (value: string, from: number, to: number) => `diz ${value}; pode ser de ${from} a ${to}.`,
	noYear: 'diz em que ano, com quatro algarismos, como 1952.',
	twice: (value: string) => `já está acima: "${value}".`,
	notEarlier: (year: number) => `não é anterior à colheita de que a página fala, ${year}.`,
	beforeHarvest: (year: number) => `é anterior à colheita de ${year}.`,
	noLabel: 'não é um rótulo: um rótulo tem letras.',
	year: 'é um ano, como 2022.',
	wholeNumber: 'é um número inteiro.',
	number: 'é um número, como 17,5.',
	figure: (example: string) => `é um valor em algarismos, como ${example}.`,
	day: 'é um dia que existe, como 2026-10-12.',
	harvestDays: 'são dias de agosto a novembro, como 22/9, com um espaço entre eles e um – onde falta o registo.',
	harvestsAhead: (year: number) => `vão além de ${year}.`,
	rowFrom: (next: number | undefined) =>
		`não é o ano a seguir ao último da linha de cima${next === undefined ? '' : `, ${next}`}.`,
	noParcel: (value: string, near: readonly string[]) =>
		`é "${value}", que não é parcela${near.length > 0 ? `: será ${or(near)}?` : ': o nome de cada uma está em src/content/parcels.ts.'}`,
	shares: (sum: string) => `soma ${sum} %; tem de somar 100 %.`,
	noShares: 'não diz as partes, como em Rufete 60 %, outras 40 %.',
	noCastas: 'não diz "Castas" nem "Variedades".',
	overScale: 'é mais do que "outOf".',
	unknown: (name: string, meant: string | undefined, allowed: readonly string[]) =>
		`"${name}" não é um campo${meant ? `: será "${meant}"?` : ` daqui: há ${and(allowed)}.`}`,
	/** Of the pictures of an article. */
	pictureKind: 'é um desenho .svg ou uma imagem .webp.',
	picturePath: 'é um caminho dentro de public, sem / no início, como art/plates/vv-acima.svg.',
	noPicture: (files: readonly string[]) => `precisa de ${and(files.map((file) => `public/${file}`))}.`,
};

/** Of the lines between the two `---`. */
export const headMessages = {
	noFields: 'O ficheiro não começa pelos campos, entre duas linhas com ---.',
	notClosed: 'Os campos não acabam: falta a segunda linha com ---.',
	bracket: 'Um texto que começa por [ ou { fica entre aspas.',
	star: 'Um texto que começa por * fica entre aspas.',
	ampersand: 'Um texto que começa por & fica entre aspas.',
	comment: 'Um # depois de um espaço esconde o resto da linha: ponha o texto entre aspas.',
	openQuote: 'Há aspas que abrem nesta linha e não fecham nela.',
	unreadable: (reason: string) => `Estes campos não se conseguem ler (${reason}).`,
	/** What a person can do about the errors that people make most, by their code in the library that reads YAML. */
	advice: {
		BAD_INDENT: 'Alguma coisa acima ficou aberta, ou esta linha não está alinhada com as de cima.',
		BAD_SCALAR_START: 'Um texto que começa por um sinal como @ ou % fica entre aspas.',
		BLOCK_AS_IMPLICIT_KEY: 'Um texto com dois pontos fica entre aspas: line: "Uma parcela: uma casta".',
		DUPLICATE_KEY: 'Este campo já está acima.',
		TAB_AS_INDENT: 'Os campos alinham-se com espaços, não com tabulações.',
		MULTILINE_IMPLICIT_KEY:
			'Um campo tem dois pontos a seguir ao nome, e um texto de várias linhas fica mais para dentro.',
		MISSING_CHAR: 'Alguma coisa acima ficou aberta: procure aspas ou um parêntese por fechar.',
		TAG_RESOLVE_FAILED: 'Um texto que começa por ! fica entre aspas.',
		UNEXPECTED_TOKEN: 'Este texto continua depois de acabar: ponha-o todo entre aspas.',
	},
};

/** Of the text below the fields. */
export const bodyMessages = {
	cannotStand: (what: string) => `${what} não pode estar num texto.`,
	/** By the type of the node in mdast. */
	nodes: {
		blockquote: 'Uma citação dentro de uma lista',
		code: 'Código (linhas com quatro espaços ou mais no início)',
		definition: 'Um endereço numa linha só dele',
		emphasis: 'Um destaque dentro de um título, de uma ligação ou de outro destaque',
		html: 'HTML',
		image: 'Uma imagem',
		imageReference: 'Uma imagem',
		inlineCode: 'Código',
		link: 'Uma ligação dentro de um título ou de um destaque',
		list: 'Uma lista dentro de uma lista',
		strong: 'Um destaque dentro de um título, de uma ligação ou de outro destaque',
		thematicBreak: 'Uma linha a toda a largura',
		break: 'Uma quebra a meio de um parágrafo',
	},
	otherNode: (type: string) => `Isto (${type})`,
	headingSize: (depth: number) => `Um título começa por ##, não por ${'#'.repeat(depth)}.`,
	emptyHeading: 'Este título está vazio.',
	headingTwice: (heading: string) => `Já há um título "${heading}".`,
	openQuote: 'Este texto abre aspas que não fecha.',
	quoteOfParagraphs: 'Uma citação é um só parágrafo.',
	yearAsNumber: (start: number) =>
		`Esta lista começa no número ${start}: se ele faz parte do texto, escreva ${start}\\.`,
	emptyItem: 'Esta linha da lista está vazia.',
	nothingUnder: (heading: string) => `Não há nada por baixo de "${heading}".`,
	paragraphsOnly: 'Aqui só há parágrafos, sem citações nem listas.',
	noText: 'Falta aqui o texto.',
	noSuchHeading: (heading: string, headings: readonly string[]) =>
		`"${heading}" não é um título desta página: tem ${and(headings)}.`,
	headingMissing: (heading: string) => `Falta a parte "## ${heading}".`,
	textBeforeHeading: 'Este texto está antes do primeiro título: ponha um com ## por cima.',
	noHeadings: 'Este texto não tem títulos.',
};

/** Of links. */
export const linkMessages = {
	noAddress: (href: string) => `"${href}" não é um endereço: escreva /vinhos/…, https://…, mailto:… ou tel:+351….`,
	noPage: (path: string) => `Não há página ${path}.`,
	noFragment: (fragment: string, path: string) => `Não há #${fragment} em ${path}.`,
	noEstate: (slug: string) => `Não há quinta "${slug}".`,
	noParcel: (slug: string) => `Não há parcela "${slug}".`,
};

/** Of a file among the others. */
export const fileMessages = {
	name: (slug: string) =>
		`O nome do ficheiro é o endereço: letras pequenas sem acentos, algarismos e hífenes, não "${slug}".`,
	missing: 'Falta este ficheiro.',
	noContent: (name: string) =>
		`De "${name}" não se faz nenhuma página: os textos são ficheiros .md, sem pastas dentro das pastas.`,
	noPage: (slug: string, slugs: readonly string[]) => `Não há página "${slug}"; são ${and(slugs)}.`,
	noEstate: (slug: string, slugs: readonly string[]) => `Não há quinta "${slug}"; são ${and(slugs)}.`,
	parcelName: (slug: string) => `Falta o nome da parcela "${slug}".`,
	undrawn: (files: readonly string[]) =>
		`ainda não tem desenhos seus, e outros estão no seu lugar (falta ${and(files.map((file) => `public/${file}`))}).`,
	parcelFacts: (slug: string) => `Faltam as medidas da parcela "${slug}": corra npm run tiles -- facts.`,
	encoding: 'Há aqui letras que não se leem: grave o ficheiro outra vez em UTF-8.',
	hiddenCharacter: 'Há aqui um carácter que não se vê: apague-o.',
	parcelMissing: (slug: string) => `Falta a parcela "${slug}".`,
	otherParcel: (slug: string, quinta: string, missing: readonly string[]) =>
		`"${slug}" não é parcela da ${quinta}${missing.length > 0 ? `: falta ${and(missing.map((one) => `"${one}"`))}` : ''}.`,
	numberTaken: (field: string, number: number, file: string) => `"${field}" ${number} já é de ${file}.`,
	titleTaken: (file: string) => `Este título já é de ${file}: cada página tem o seu.`,
	repeated: (file: string, line: number) => `Este texto já está em ${file}:${line}: cada página tem os seus.`,
	figure: (said: string, known: readonly string[]) => `"${said}" contradiz os dados, que dizem ${or(known)}.`,
};

/** Of a file in another language. */
export const translationMessages = {
	missing: (name: string) => `"${name}" falta traduzir.`,
	noSlug: '"slug" falta: é o fim do endereço da notícia nesta língua.',
	slug: (slug: string) => `"slug" é "${slug}"; um endereço tem letras pequenas sem acentos, algarismos e hífenes.`,
	slugTaken: (slug: string, file: string) => `"slug" ${slug} já é de ${file}.`,
	otherLength: (name: string, own: number, original: number) => `"${name}" tem ${own}; em português são ${original}.`,
	otherParts: (own: number, original: number) => `O texto tem ${own} partes com título; em português são ${original}.`,
	otherParagraphs: (own: number, original: number) =>
		`Aqui há ${own} parágrafos e linhas de listas; em português são ${original}.`,
	noOriginal: (file: string) => `É tradução de ${file}, que não existe.`,
	untranslated: (language: string) => `Falta traduzir (${language}): a página sai em português.`,
	noWords: 'Falta este ficheiro: tem as palavras que o de src/messages/pt tem.',
	noLanguage: (code: string) => `Falta src/messages/${code}/language.json, que diz que língua é esta.`,
	nothingWritten: (language: string) => `Ainda não há textos em ${language}: as páginas saem todas em português.`,
	noLanguageFile: 'Falta este ficheiro, que diz que língua é esta.',
	noJson: 'Não é JSON que se possa ler.',
	noTag: 'não é o nome de uma língua, como en-GB.',
	noPart: 'é parte de um endereço: letras pequenas sem acentos, algarismos e hífenes.',
	notPlain: 'escreve-se aqui em letras pequenas, sem acentos.',
	outdated: (file: string) =>
		`${file} mudou depois de traduzido: reveja, na mesa ou com npm run content -- translated.`,
};

/** Of fields that only a translation has, in the editor. */
export const translationFields = {
	slug: { title: 'Endereço', hint: 'O fim dele, nesta língua: the-vines-in-winter.' },
};

/** Of a form of the owner's WordPress. */
export const ownerFormMessages = {
	noLanguage: (name: string, known: readonly string[]) =>
		`"${name}" não é de nenhuma língua do sítio: um formulário chama-se ${or(known)}.`,
	noNode: 'Aqui fica um texto, ou um elemento com "element", "attributes" e "children".',
	noElement: (name: string) => `O elemento "${name}" não pode estar num formulário deste sítio.`,
	noAttribute: (name: string, element: string) => `"${name}" não pode estar assim em "${element}".`,
	reserved: 'não pode ser um campo do autor do formulário.',
	unkept: {
		nonce:
			'O formulário é só para quem entrou no WordPress: não segue deste sítio, e a página dá o telefone e o e-mail.',
		captcha:
			'O formulário pede um código que esta página não pode mostrar: não segue deste sítio, e a página dá o telefone e o e-mail.',
	},
};

export const keptMonthsMessage = (months: number, said: string) =>
	`As definições ("messages", "keepMonths") dizem ${months === 1 ? '1 mês' : `${months} meses`}, e aqui está "${said}": têm de dizer o mesmo.`;

/** Of words. */
export const spellingMessages = {
	unwritten: 'Está ainda por escrever.',
	reformed: (word: string, now: string) => `"${word}" escreve-se "${now}" desde o Acordo de 1990.`,
	unknown: (word: string, list: string) => `"${word}" não vem no dicionário; se é um nome, junte-o a ${list}.`,
};

/** Of `npm run content`. */
export const commandMessages = {
	usage: [
		'Uso: npm run content -- check',
		'     npm run content -- new wine|article|visit|parcel NOME',
		'     npm run content -- translated [FICHEIRO]',
		'     npm run content -- pull [--check]',
		'',
		'check   diz o que está mal nos textos de src/content, ficheiro a ficheiro e linha a linha',
		'new     começa um ficheiro; o NOME é o do endereço, como vinha-do-tua',
		'translated   depois de rever uma tradução: aponta que diz o mesmo que o original (todas, sem FICHEIRO)',
		'pull    traz os formulários e as notícias do WordPress das definições; com --check só diz o que mudava',
	],
	noFile: 'não é um ficheiro de src/content.',
	translated: (files: number) => (files === 1 ? '1 tradução apontada.' : `${files} traduções apontadas.`),
	right: (files: number) => `${files} ficheiros, sem erros.`,
	exists: 'já existe.',
	longName: 'o nome tem mais de 40 caracteres.',
	noKind: (kind: string, kinds: readonly string[]) => `Não se começa "${kind}"; pode ser ${or(kinds)}.`,
	made: (file: string) =>
		`${file} está pronto a preencher: procure "Por escrever", e confirme números, família e parcelas.`,
	also: 'Com ele passam a estar mal:',
	parcelExists: (slug: string) => `A parcela "${slug}" já existe.`,
	newParcel: (slug: string) => [
		`Uma parcela não se começa por um texto: sem o contorno não há área, altitude nem desenho. Para "${slug}", por esta ordem:`,
		'1. tiles/source/parcels.geojson: o contorno (MultiPolygon, longitude e latitude), com o nome curto em "slug".',
		'2. src/content/parcels.ts: o nome curto na lista da quinta; src/content/parcel-names.json: o nome por extenso.',
		'3. npm run tiles -- parcels: faz src/content/places.geojson; dê-lhe lá o mesmo nome e corra-o outra vez.',
		'4. npm run tiles -- facts: calcula área, altitudes, declive e exposição.',
		'5. npm run tiles -- artwork plates profiles glyphs: desenha a estampa, o perfil e o sinal.',
		'6. src/content/vineyards, no ficheiro da quinta: castas, planted, soil e training.',
		'7. npm run content -- check: diz que textos contam as parcelas e têm de mudar.',
	],
};
