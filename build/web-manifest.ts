import type { ManifestOptions } from 'vite-plugin-pwa';

/**
 * What a system shows of the installed site. Its `id` stays `/` for ever: by it a system knows the site that it has installed already.
 */
export const webManifest: Partial<ManifestOptions> = {
	id: '/',
	name: 'Quatro Vistas, atlas das vinhas',
	short_name: 'Quatro Vistas',
	description: 'As quatro quintas e as 47 parcelas da Quatro Vistas, no Douro. Abre também sem rede.',
	lang: 'pt-PT',
	dir: 'ltr',
	start_url: '/',
	scope: '/',
	display: 'standalone',
	background_color: '#f4efe4',
	theme_color: '#f4efe4',
	categories: ['food', 'travel'],
	icons: [
		{
			src: '/icons/icon-192.png',
			sizes: '192x192',
			type: 'image/png',
		},
		{
			src: '/icons/icon-512.png',
			sizes: '512x512',
			type: 'image/png',
		},
		{
			src: '/icons/maskable-512.png',
			sizes: '512x512',
			type: 'image/png',
			purpose: 'maskable',
		},
		{
			src: '/icons/monochrome-512.png',
			sizes: '512x512',
			type: 'image/png',
			purpose: 'monochrome',
		},
		{
			src: '/icons/monochrome.svg',
			sizes: 'any',
			type: 'image/svg+xml',
			purpose: 'monochrome',
		},
		{
			src: '/icons/icon.svg',
			sizes: 'any',
			type: 'image/svg+xml',
		},
	],
	shortcuts: [
		{
			name: 'Mapa das vinhas',
			short_name: 'Mapa',
			description: 'As quatro quintas e as suas parcelas',
			url: '/terroir',
			icons: [
				{
					src: '/icons/shortcut-terroir-192.png',
					sizes: '192x192',
					type: 'image/png',
				},
			],
		},
		{
			name: 'Modo de prova',
			short_name: 'Prova',
			description: 'O mapa em ecrã inteiro, para provas e feiras',
			url: '/terroir?modo=prova',
			icons: [
				{
					src: '/icons/shortcut-prova-192.png',
					sizes: '192x192',
					type: 'image/png',
				},
			],
		},
	],
	screenshots: [
		{
			src: '/icons/screenshot-atlas-wide.webp',
			sizes: '1280x720',
			type: 'image/webp',
			form_factor: 'wide',
			label: 'O mapa das vinhas, com a lista das parcelas',
		},
		{
			src: '/icons/screenshot-casa-wide.webp',
			sizes: '1280x720',
			type: 'image/webp',
			form_factor: 'wide',
			label: 'A página de entrada',
		},
		{
			src: '/icons/screenshot-atlas-narrow.webp',
			sizes: '780x1688',
			type: 'image/webp',
			form_factor: 'narrow',
			label: 'O mapa das vinhas no telemóvel',
		},
		{
			src: '/icons/screenshot-casa-narrow.webp',
			sizes: '780x1688',
			type: 'image/webp',
			form_factor: 'narrow',
			label: 'A página de entrada no telemóvel',
		},
	],
};
