import type { PageHead } from './text-page';

export type ContactPage = PageHead & {
	heading: string;
	lede: string;
	formHeading: string;
	relief: { alt: string; caption: string };
	questionsHeading: string;
	questions: readonly { question: string; answer: readonly string[] }[];
};

const page: ContactPage = {
	title: 'Contacto, morada e horário',
	description:
		'Escreva-nos, telefone ou venha: morada, coordenadas, horário e respostas às perguntas mais frequentes. A mensagem segue mesmo sem rede.',
	heading: 'Contacto',
	lede: 'Responde-lhe sempre alguém da casa, em regra no próprio dia. Na vindima, à noite.',
	formHeading: 'Escreva-nos',
	relief: {
		alt: 'Relevo do vale do Torto e do Douro, com a Quinta das Quatro Vistas assinalada.',
		caption: 'A quinta fica três quilómetros abaixo da EN222, em Ervedosa do Douro.',
	},
	questionsHeading: 'Antes de escrever',
	questions: [
		{
			question: 'Como marco uma visita?',
			answer: [
				'Escolha «Visitas e provas» no assunto e diga o dia, a hora e quantas pessoas são. Confirmamos por e-mail. Se a visita for nas próximas quarenta e oito horas, telefone.',
			],
		},
		{
			question: 'Enviam vinho para casa?',
			answer: [
				'Para Portugal continental, em caixas de seis, por transportadora. Para as ilhas e para a União Europeia fazemos as contas caso a caso, porque os impostos mudam de país para país. Não enviamos a menores de dezoito anos e o estafeta pede identificação.',
			],
		},
		{
			question: 'E se eu estiver sem rede?',
			answer: [
				'Escreva à mesma. A mensagem fica guardada neste dispositivo e segue quando houver ligação; em alguns navegadores, só quando voltar a abrir o sítio. Pode vê-la e apagá-la enquanto espera.',
			],
		},
		{
			question: 'Posso trabalhar na vindima?',
			answer: [
				'As inscrições abrem a 1 de junho. Indique as datas em que está livre, se já vindimou e se precisa de dormida. Respondemos a todos até 31 de julho, mesmo quando a resposta é não.',
			],
		},
		{
			question: 'Têm imagens e fichas para imprensa?',
			answer: [
				'Cada vinho tem na sua página a ficha técnica completa. Para imagens em alta definição, amostras ou entrevistas escolha «Imprensa» e diga para onde é e até quando precisa.',
			],
		},
	],
};

export default page;
