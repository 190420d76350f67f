export const installMessages = {
	title: 'Leve o sítio consigo',
	/** `size` as in `12 MB`, where it is known. */
	before: (size: string | undefined) =>
		`Nas quintas quase não há rede. Instale a aplicação e guarde o mapa antes de sair${size ? `: ocupa ${size}` : ''}.`,
	stored: 'O mapa já está neste dispositivo. A aplicação abre-se pelo ícone, também sem rede.',
	install: 'Instalar',
	installApp: 'Instalar a aplicação',
	benefit: 'A aplicação abre-se pelo ícone, também sem rede.',
	installedTitle: 'Aplicação',
	installed: 'Está instalada: abre-se pelo ícone, também sem rede.',
	onHandheldApple: 'No iPhone e no iPad',
	tap: 'Toque em',
	share: 'Partilhar',
	andThen: 'e depois em',
	addToHomeScreen: 'Adicionar ao ecrã principal',
	dismiss: 'Fechar e não voltar a perguntar',
} as const;
