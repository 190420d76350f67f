import type { TextPage } from './text-page';

const page: TextPage = {
	title: 'Política de privacidade',
	description:
		'Que dados recolhe o formulário, com que fundamento, por quanto tempo e que direitos tem. Um só cookie, sem rastreio e sem terceiros.',
	heading: 'Privacidade',
	lede: 'Este sítio recolhe o que lhe escrever no formulário, e mais nada. Não há estatísticas, publicidade nem terceiros.',
	sections: [
		{
			heading: 'Quem é o responsável',
			paragraphs: [
				'A responsável pelo tratamento é a Quatro Vistas, Lda., com sede na Quinta das Quatro Vistas, em Ervedosa do Douro. Para qualquer questão sobre dados pessoais escreva para casa@quatrovistas.example. Não temos encarregado de proteção de dados, por não sermos obrigados a tê-lo.',
			],
			links: [{ label: 'casa@quatrovistas.example', href: 'mailto:casa@quatrovistas.example' }],
		},
		{
			heading: 'O que o formulário recolhe',
			paragraphs: [
				'O nome, o e-mail, o assunto e a mensagem; o telefone e a página web, se os quiser indicar. Junto com eles o servidor recebe, como em qualquer pedido na rede, o endereço IP, a data e o tipo de navegador.',
				'Servem para lhe responder e, se for o caso, para tratar de uma visita ou encomenda. O fundamento é o seu consentimento, dado na caixa antes de enviar, ou as diligências prévias a um contrato que nos pediu (artigo 6.º, n.º 1, alíneas a) e b), do RGPD).',
			],
		},
		{
			heading: 'Por quanto tempo',
			paragraphs: ['Não guardamos os dados mais tempo do que o necessário:'],
			list: [
				'mensagens sem seguimento: doze meses depois da última resposta;',
				'visitas e encomendas: o prazo da lei fiscal, dez anos, só para os dados da fatura;',
				'registos técnicos do servidor: noventa dias;',
				'mensagens por enviar, no seu dispositivo: até seguirem, ou trinta dias.',
			],
		},
		{
			heading: 'No seu dispositivo',
			paragraphs: [
				'Há um só cookie, chamado ageCheck. Guarda a resposta sobre a idade durante 365 dias, não o identifica e é estritamente necessário para não repetir a pergunta. Por isso dispensa consentimento.',
				'As páginas, o mapa e as mensagens por enviar ficam na memória do navegador. Só saem dali quando a mensagem segue. Pode vê-los e apagá-los na página própria.',
			],
			links: [{ label: 'Ver o que está guardado', href: '/neste-dispositivo' }],
		},
		{
			heading: 'Quem mais os vê',
			paragraphs: [
				'A empresa que aloja o sítio e o correio, dentro da União Europeia, por contrato e só para esse fim. Não vendemos, não trocamos e não transferimos dados para fora do Espaço Económico Europeu.',
			],
		},
		{
			heading: 'Os seus direitos',
			paragraphs: [
				'Pode pedir acesso, retificação, apagamento, limitação e portabilidade dos dados, opor-se ao tratamento e retirar o consentimento quando quiser, sem prejuízo do que já foi feito. Respondemos no prazo de um mês, sem custo.',
				'Se entender que não cumprimos, pode reclamar junto da Comissão Nacional de Proteção de Dados (CNPD). Esta política é de 20 de novembro de 2026.',
			],
			links: [{ label: 'Comissão Nacional de Proteção de Dados', href: 'https://www.cnpd.pt' }],
		},
	],
};

export default page;
