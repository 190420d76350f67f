export const shellMessages = {
	skipToContent: 'Saltar para o conteúdo',
	mainNavigation: 'Principal',
	footerNavigation: 'Rodapé',
	legalNavigation: 'Informação legal',
	home: 'Quatro Vistas, início',
	openMenu: 'Abrir menu',
	responsible: 'Seja responsável.',
	moderation: 'Beba com moderação.',
	complaintsBook: 'Livro de Reclamações',
	externalSite: '(sítio externo)',
	tagline: 'Viticultores no Douro',
	cardAlt: (parcel: string | undefined) =>
		parcel
			? `Curvas de nível da parcela ${parcel}`
			: 'Relevo da região, com as linhas de vista entre as quatro quintas',
	/** Heard where a page has said before that there is no network. */
	onlineAgain: 'De novo com rede.',
	errorTitle: 'Esta página não abriu',
	errorText: 'Faltou uma parte da página, talvez por não haver rede. O endereço fica como está.',
	/** Above a page in the main language that stands in for one of this. */
	untranslated: { page: '', part: '' },
	retry: 'Tentar de novo',
};

export const navigation = [
	{ to: '/terroir', label: 'Terroir' },
	{ to: '/vinhos', label: 'Vinhos' },
	{ to: '/visitar', label: 'Visitar' },
	{ to: '/noticias', label: 'Notícias' },
	{ to: '/contacto', label: 'Contacto' },
] as const;

/** How the house works. */
export const houseLinks = [
	{ to: '/filosofia', label: 'Filosofia' },
	{ to: '/sustentabilidade', label: 'Sustentabilidade' },
] as const;

export const pageLinks = [...navigation, ...houseLinks] as const;

export const footerLinks = [...pageLinks, { to: '/neste-dispositivo', label: 'Neste dispositivo' }] as const;

export const legalLinks = [
	{ to: '/privacidade', label: 'Privacidade' },
	{ to: '/termos', label: 'Termos' },
	{ to: '/acessibilidade', label: 'Acessibilidade' },
] as const;
