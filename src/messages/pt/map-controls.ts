import { quantity } from '../quantity';

/** Metres as they are read: whole up to a kilometre, `3 km` beyond. */
function length(metres: number): string {
	return metres < 1000 ? quantity(Math.max(1, Math.round(metres)), 'm') : quantity(Math.round(metres / 1000), 'km');
}

export const mapControlMessages = {
	layers: 'Camadas',
	parcels: 'Parcelas',
	contours: 'Curvas de nível',
	fullScreen: 'Ecrã inteiro',

	locate: 'Onde estou',
	asking: 'A procurar a sua posição…',
	here: (metres: number) => `Está aqui ± ${length(metres)}`,
	inParcel: (name: string, terroir: string) => `Está na parcela ${name}, ${terroir}.`,
	outside: 'Está aqui, fora das parcelas.',
	somewhere: (metres: number) =>
		`Está aqui, com uma margem de ${length(metres)}: é grande de mais para dizer em que parcela.`,
	unnamed: 'Está aqui. As parcelas não vieram: não se sabe em qual.',
	far: (kilometres: number) => `Está a ${quantity(kilometres, 'km')} da quinta mais próxima`,
	/** By why there is no position. */
	failures: {
		denied:
			'O navegador não deu a localização. Pode permiti-la nas definições deste sítio e tocar outra vez em «Onde estou».',
		unavailable: 'O dispositivo não sabe onde está. Ligue a localização e toque outra vez em «Onde estou».',
		'timed-out': 'Ainda sem posição ao fim de 15 segundos. A procura continua; a céu aberto é mais rápida.',
	},
	dismiss: 'Fechar',
} as const;
