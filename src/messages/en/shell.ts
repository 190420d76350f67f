import type { LinkWords, Words } from '../words-type';

export const shellMessages: Words<typeof import('../pt/shell').shellMessages> = {
	skipToContent: 'Skip to the content',
	mainNavigation: 'Main',
	footerNavigation: 'Footer',
	legalNavigation: 'Legal information',
	home: 'Quatro Vistas, home',
	openMenu: 'Open menu',
	responsible: 'Be responsible.',
	moderation: 'Drink in moderation.',
	complaintsBook: 'Complaints Book',
	externalSite: '(external site)',
	tagline: 'Wine growers in the Douro',
	cardAlt: (parcel: string | undefined) =>
		parcel
			? `Contours of the ${parcel} parcel`
			: 'Relief of the region, with the lines of sight between the four estates',
	onlineAgain: 'Back on the network.',
	errorTitle: 'This page did not open',
	errorText: 'A part of the page was missing, perhaps because there is no network. The address stays as it is.',
	untranslated: {
		page: 'This page is in Portuguese: it has not been translated yet.',
		part: 'Part of this page is in Portuguese: it has not been translated yet.',
	},
	retry: 'Try again',
};

export const navigation = [
	{ to: '/terroir', label: 'Terroir' },
	{ to: '/vinhos', label: 'Wines' },
	{ to: '/visitar', label: 'Visit' },
	{ to: '/noticias', label: 'News' },
	{ to: '/contacto', label: 'Contact' },
] as const satisfies LinkWords<typeof import('../pt/shell').navigation>;

export const houseLinks = [
	{ to: '/filosofia', label: 'Philosophy' },
	{ to: '/sustentabilidade', label: 'Sustainability' },
] as const satisfies LinkWords<typeof import('../pt/shell').houseLinks>;

export const pageLinks = [...navigation, ...houseLinks] as const satisfies LinkWords<
	typeof import('../pt/shell').pageLinks
>;

export const footerLinks = [
	...pageLinks,
	{ to: '/neste-dispositivo', label: 'On this device' },
] as const satisfies LinkWords<typeof import('../pt/shell').footerLinks>;

export const legalLinks = [
	{ to: '/privacidade', label: 'Privacy' },
	{ to: '/termos', label: 'Terms' },
	{ to: '/acessibilidade', label: 'Accessibility' },
] as const satisfies LinkWords<typeof import('../pt/shell').legalLinks>;
