import { quantity } from '../quantity';

/** The dialog of a parcel; its words come with it. */
export const parcelMessages = {
	altitude: 'Altitude',
	position: (number: number, count: number) => `parcela ${number} de ${count}`,
	positionShort: 'Parcela',
	close: 'Fechar',
	previous: 'Parcela anterior',
	next: 'Parcela seguinte',
	castas: 'Castas',
	exposure: 'Exposição',
	area: 'Área',
	planted: 'Plantação',
	soil: 'Solo',
	training: 'Armação',
	winesOf: 'Vinhos desta parcela',
	blended: 'Não tem garrafa própria. Conforme o ano, entra no lote:',
	plateAlt: (name: string) => `Curvas de nível da parcela ${name}`,
	plateCaption: (interval: string) => `Curvas de ${interval} em ${quantity(interval, 'm')}.`,
	profileCaption: (from: string, to: string) => `Perfil de ${from.toLowerCase()} a ${to.toLowerCase()}.`,
	profileAlt: (top: number, foot: number, length: number, vines: number) =>
		`Perfil da encosta: desce de ${top} a ${quantity(foot, 'm')} de altitude em ${quantity(length, 'm')}, ${vines} deles com vinha.`,
	slope: 'Declive',
	winesFrom: 'Vinhos',
	edition: (date: string) => `Edição de ${date}.`,
	parcelShown: (name: string, number: number, count: number) => `${name}, parcela ${number} de ${count}.`,
};
