/** What kept the map away, and what works nevertheless (docs/product.md 6). */
export const mapErrors = {
	'no-container': {
		title: 'O mapa não encontrou o seu lugar na página.',
		text: 'Recarregue a página. A lista de parcelas e as fichas estão disponíveis.',
	},
	'no-webgl': {
		title: 'Este navegador não mostra o mapa em movimento.',
		text: 'Falta-lhe o WebGL, ou está desligado. A imagem, a lista de parcelas e as fichas continuam disponíveis.',
	},
	'access-denied': {
		title: 'A imagem de satélite foi recusada.',
		text: 'O servidor respondeu que o código de acesso ao mapa (access token) não é válido. A lista de parcelas e as fichas estão disponíveis.',
	},
	'token-missing': {
		title: 'Falta o código de acesso à imagem em linha.',
		text: 'As definições do sítio pedem um código de acesso válido (access token) e não o trazem. O mapa das quintas funciona sem ele.',
	},
	'unsupported-image': {
		title: 'O navegador não abriu a imagem de satélite.',
		text: 'Servem imagens JPEG, PNG, WebP e, nos navegadores recentes, AVIF; SVG não serve. A lista de parcelas e as fichas estão disponíveis.',
	},
	'context-lost': {
		title: 'O mapa em movimento parou.',
		text: 'O dispositivo retirou-lhe a placa gráfica, e à segunda vez. A imagem, a lista de parcelas e as fichas continuam disponíveis.',
	},
	unreachable: {
		title: 'A imagem de satélite não chegou.',
		text: 'O servidor não a entregou. A lista de parcelas e as fichas estão disponíveis.',
	},
	offline: {
		title: 'Este mapa ainda não está neste dispositivo.',
		text: 'Sem rede, só se vê o que foi guardado. A lista de parcelas e as fichas estão disponíveis; a imagem de satélite vem quando houver ligação.',
	},
	damaged: {
		title: 'A imagem de satélite chegou com defeito.',
		text: 'O ficheiro do mapa está incompleto ou não é o esperado. A lista de parcelas e as fichas estão disponíveis.',
	},
};

export const retryLabel = 'Tentar de novo';
