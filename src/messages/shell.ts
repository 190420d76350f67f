export const shellMessages = {
	skipToContent: 'Saltar para o conteúdo',
	mainNavigation: 'Principal',
	footerNavigation: 'Rodapé',
	legalNavigation: 'Informação legal',
	home: 'Quatro Vistas, início',
	openMenu: 'Abrir menu',
	closeMenu: 'Fechar menu',
	menu: 'Menu',
	onThisDevice: 'Neste dispositivo',
	onThisDeviceHint: 'Páginas, mapa e mensagens guardadas',
	estatesAndParcels: '4 quintas, 47 parcelas',
	responsible: 'Seja responsável.',
	moderation: 'Beba com moderação.',
	complaintsBook: 'Livro de Reclamações',
	externalSite: '(sítio externo)',
	tagline: 'Viticultores no Douro',
	cardAlt: (parcel: string | undefined) =>
		parcel
			? `Curvas de nível da parcela ${parcel}`
			: 'Relevo da região, com as linhas de vista entre as quatro quintas',
	errorTitle: 'Esta página não abriu',
	errorText: 'Faltou uma parte da página, talvez por não haver rede. O endereço fica como está.',
	retry: 'Tentar de novo',
};

export const navigation = [
	{ to: '/terroir', label: 'Terroir' },
	{ to: '/vinhos', label: 'Vinhos' },
	{ to: '/visitar', label: 'Visitar' },
	{ to: '/noticias', label: 'Notícias' },
	{ to: '/contacto', label: 'Contacto' },
] as const;

export const footerLinks = [
	...navigation,
	{ to: '/filosofia', label: 'Filosofia' },
	{ to: '/sustentabilidade', label: 'Sustentabilidade' },
	{ to: '/neste-dispositivo', label: 'Neste dispositivo' },
] as const;

export const legalLinks = [
	{ to: '/privacidade', label: 'Privacidade' },
	{ to: '/termos', label: 'Termos' },
	{ to: '/acessibilidade', label: 'Acessibilidade' },
] as const;
