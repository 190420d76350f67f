export const installMessages = {
	title: 'Leve o atlas consigo',
	/** `size` as in `12 MB`, where it is known. */
	before: (size: string | undefined) =>
		`Nas quintas quase não há rede. Instale a aplicação e guarde o mapa antes de sair${size ? `: ocupa ${size}` : ''}.`,
	stored: 'O mapa já está neste dispositivo. Instalado, o atlas abre-se pelo ícone, também sem rede.',
	install: 'Instalar',
	installApp: 'Instalar a aplicação',
	benefit: 'Instalado, o atlas abre-se pelo ícone, também sem rede.',
	installedTitle: 'Aplicação',
	installed: 'Está instalado: o atlas abre-se pelo ícone, também sem rede.',
	onHandheldApple: 'No iPhone e no iPad',
	tap: 'Toque em',
	share: 'Partilhar',
	andThen: 'e depois em',
	addToHomeScreen: 'Adicionar ao ecrã principal',
	dismiss: 'Fechar e não voltar a perguntar',
} as const;
