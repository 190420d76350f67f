import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Neste dispositivo: mapa, páginas e mensagens',
	description:
		'O que este sítio guarda no seu telefone ou computador para funcionar sem rede: páginas, mapa e mensagens por enviar. Ver, guardar e apagar.',
	heading: 'Neste dispositivo',
	lede: 'Nas quintas quase não há rede. O que aqui se guarda serve para o sítio abrir na mesma.',
	sections: [
		{
			heading: 'O que fica guardado',
			paragraphs: [
				'As páginas, com os textos e as letras, ficam guardadas à primeira visita. As imagens vêm a seguir, em segundo plano, num só tamanho por imagem. Nada disto precisa de ser pedido.',
				'O mapa é diferente, porque pesa mais. Vem por partes, cada uma conferida à chegada. Se a ligação cair, o que já veio fica, e da próxima vez só se pede o que falta.',
				'As mensagens escritas sem rede esperam aqui até seguirem. Ao fim de trinta dias apagam-se, e pode apagá-las antes.',
			],
		},
		{
			heading: 'Quanto custa em dados',
			paragraphs: [
				'O tamanho do mapa está escrito ao lado do botão, antes de tocar. Se o dispositivo pedir poupança de dados, se a ligação for lenta ou se o navegador não disser qual é, o mapa não vem sozinho: espera pela sua ordem.',
				'Depois de guardado, ver o mapa não gasta rede nenhuma.',
			],
		},
		{
			heading: 'Instalar no iPhone e no iPad',
			paragraphs: [
				'No Safari, toque em Partilhar e depois em «Adicionar ao ecrã principal». Vale a pena: sem isso, o sistema pode apagar o que está guardado ao fim de sete dias sem visitas. As mensagens por enviar seguem quando voltar a abrir a aplicação.',
			],
		},
		{
			heading: 'Apagar',
			paragraphs: [
				'O botão de apagar retira o mapa deste dispositivo e não mexe no resto. Para retirar tudo, incluindo as páginas e a resposta sobre a idade, use as definições do navegador, em dados de sítios.',
			],
		},
	],
};

export default page;
