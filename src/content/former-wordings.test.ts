import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What once stood in the texts, and why it does not any more. */
const former: readonly [RegExp, string][] = [
	[/% do que em 20\d\d/, 'no comparative in front of «do que»'],
	[/data mais cedo/, 'an adverb is no adjective: «mais temporã», «anterior»'],
	[/nasceu antes de/i, 'who turns eighteen today was born on that day, not before it: «até»'],
	[/só o podemos mostrar/, 'the law forbids selling and giving, not showing'],
	[/(?<!\p{L})batonnage/iu, 'a French word without its accent, where a Portuguese one will do'],
	[/ver as vinhas, todo o ano/, 'two of the five visits have a season'],
	[/escreva ou telefone com dois dias/i, 'within two days a visit is arranged by telephone'],
	[/quatrocentas e doze, à volta/, 'most of the olive trees stand there, not all'],
	[/dois anos de tonel/i, 'it was twenty months'],
	[/se repetiu em anos seguintes/, 'no vintage was declared afterwards'],
	[/a tarde larga mais cedo/, 'the white grapes come from north and from cold folds'],
	[/mais novas da casa entram aqui/, 'one of the seven parcels is young'],
	[/Touriga Franca e Sousão/, 'Sousão is the smallest share of the wine'],
	[/guardava o calor da noite/, 'it is the heat of the day that schist keeps'],
	[/(?<![\d+])(?:5000 euros|1[67]00 m)(?!\p{L})/u, 'thousands are set apart'],
	[/aqui diria/i, 'the reader sees, the page does not say'],
	[/pergunta-lhe se a quer/, 'nobody was there to ask'],
	[/ficam só as suas respostas/i, 'other things stay as well'],
	[/só a notícia/, '«notícia» is news, and only that'],
	[/mapa que se leva/, 'a map opens without network'],
	[/escreva à mesma/i, 'elsewhere «na mesma»'],
	[/diga para onde é/, 'it is asked for which medium'],
	[/serve ao rosé|servem ao inverno/, '«servir para», «ficar para»'],
	[/chegaram aos doze graus/, 'nights come down to it'],
	[/apontamos às diretrizes/i, 'guidelines are followed'],
	[/largas? demais/, '«de mais», and a margin is «grande»'],
	[/carregar de novo/, 'reload or press? «tocar outra vez em …»'],
	[/JSON válido para este/, 'no words for visitors'],
	[/parece publicidade/i, 'said to the face of who wrote in earnest'],
	[/carregar mais seis/i, 'the last press brings fewer'],
	[/visitá-l[oa]/, 'nothing is left that «-lo» could stand for'],
	[/(?:edição nova|abre) do atlas|o atlas abre|instalar o sítio/i, '«sítio» for the pages, «aplicação» once installed'],
	[/\bno (?:seu )?telefone|o telefone perde/i, 'what somebody holds is a «telemóvel»'],
	[/(?<!\p{L})o Martim(?!\p{L})/u, 'a place without an article'],
	[/a transferir|correio eletrónico/i, '«a descarregar», «e-mail»'],
	[/(?<!\p{L})sueste/u, 'elsewhere «sudeste»'],
	[/foco sempre visível/, 'not more than was looked at'],
];

const texts = [
	...['src/content', 'src/messages'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.(?:md|ts)$/.test(name) && !name.endsWith('.test.ts'))
			.map((name) => join(folder, name)),
	),
	'build/web-manifest.ts',
].map((path) => [path, readFileSync(path, 'utf8').replaceAll('\u00a0', ' ')] as const);

it.each(former)('%s does not come back: %s', (wording) => {
	expect(texts.filter(([, text]) => wording.test(text)).map(([path]) => path)).toEqual([]);
});
