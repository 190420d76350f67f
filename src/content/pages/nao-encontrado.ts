import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Página não encontrada',
	description: 'O endereço pedido não existe neste sítio. Caminhos para o mapa, os vinhos e as notícias.',
	heading: 'Fora do mapa',
	lede: 'Neste endereço não há nada. Pode ter mudado de sítio, ou nunca cá ter estado.',
	sections: [
		{
			heading: 'Por onde seguir',
			paragraphs: ['Estas folhas existem e abrem também sem rede.'],
			links: [
				{ label: 'Início', href: '/' },
				{ label: 'Terroir', href: '/terroir' },
				{ label: 'Vinhos', href: '/vinhos' },
				{ label: 'Notícias', href: '/noticias' },
				{ label: 'Contacto', href: '/contacto' },
			],
		},
	],
};

export default page;
