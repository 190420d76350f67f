/** What kept the map away, in the words of the map library that the site was first made with (docs/product.md 6). */
export type MapErrorOriginal =
	| "Container '{id}' not found."
	| 'Failed to initialize WebGL.'
	| 'You may have provided an invalid access token.'
	| 'A valid access token is required.'
	| 'Could not load image. Please make sure to use a supported image type such as PNG or JPEG.'
	| 'Lost WebGL context.'
	| 'Failed to fetch'
	| 'You are probably offline.'
	| 'The archive is damaged.';

type Note = { title: string; text: string };

/** The same in Portuguese, with what works nevertheless. */
export const mapErrors: Readonly<Record<MapErrorOriginal, Note>> = {
	"Container '{id}' not found.": {
		title: 'O mapa não encontrou o seu lugar na página.',
		text: 'Recarregue a página. A lista de parcelas e as fichas estão disponíveis.',
	},
	'Failed to initialize WebGL.': {
		title: 'Este navegador não mostra o mapa em movimento.',
		text: 'Falta-lhe o WebGL, ou está desligado. A imagem, a lista de parcelas e as fichas continuam disponíveis.',
	},
	'You may have provided an invalid access token.': {
		title: 'A imagem de satélite foi recusada.',
		text: 'O servidor respondeu que o código de acesso ao mapa (access token) não é válido. A lista de parcelas e as fichas estão disponíveis.',
	},
	'A valid access token is required.': {
		title: 'Falta o código de acesso à imagem em linha.',
		text: 'As definições do sítio pedem um código de acesso válido (access token) e não o trazem. O mapa das quintas funciona sem ele.',
	},
	'Could not load image. Please make sure to use a supported image type such as PNG or JPEG.': {
		title: 'O navegador não abriu a imagem de satélite.',
		text: 'Servem imagens JPEG, PNG, WebP e, nos navegadores recentes, AVIF; SVG não serve. A lista de parcelas e as fichas estão disponíveis.',
	},
	'Lost WebGL context.': {
		title: 'O mapa em movimento parou.',
		text: 'O dispositivo retirou-lhe a placa gráfica, e à segunda vez. A imagem, a lista de parcelas e as fichas continuam disponíveis.',
	},
	'Failed to fetch': {
		title: 'A imagem de satélite não chegou.',
		text: 'O servidor não a entregou. A lista de parcelas e as fichas estão disponíveis.',
	},
	'You are probably offline.': {
		title: 'Este mapa ainda não está neste dispositivo.',
		text: 'Sem rede, só se vê o que foi guardado. A lista de parcelas e as fichas estão disponíveis; a imagem de satélite vem quando houver ligação.',
	},
	'The archive is damaged.': {
		title: 'A imagem de satélite chegou com defeito.',
		text: 'O ficheiro do mapa está incompleto ou não é o esperado. A lista de parcelas e as fichas estão disponíveis.',
	},
};

export const retryLabel = 'Tentar de novo';
