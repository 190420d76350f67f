import { sizeText } from '../size';
import { megabytes } from './device';
import { momentText } from './outbox';

/** What is on this device, what it costs, and how long it stays. */
export const storageMessages = {
	/** For a browser without scripts, where nothing of it can be known. */
	withoutScripts:
		'Aqui veria o que está guardado neste dispositivo, quinta por quinta, e poderia guardar ou apagar o mapa. Para isso, o navegador tem de permitir JavaScript neste sítio.',
	here: 'neste dispositivo',
	free: (bytes: number) => `${sizeText(bytes)} livres`,
	parts: { map: 'Mapa', pictures: 'Imagens', pages: 'Páginas e textos', missing: 'Mapa, por guardar' },
	unreadable: 'O navegador não diz o que está guardado.',

	estates: 'Por quinta',
	whole: (size: string) => `Guardada, ${size}`,
	underway: (held: string, total: string) => `A descarregar, ${held} de ${total}`,
	begun: (held: string, total: string) => `Parada, ${held} de ${total}`,
	parcels: (count: number) => (count === 1 ? '1 parcela' : `${count} parcelas`),
	absentOf: (size: string) => `Por guardar, ${size}`,
	between: 'O resto do mapa é a terra entre as quintas.',

	wifiOnly: 'Só por Wi-Fi',
	wifiOnlyHint: 'Não gasta dados móveis.',

	check: 'Conferir o mapa',
	checking: (read: number, total: number) => `A conferir: ${read} de ${total} partes.`,
	sound: (read: number) => `${read} partes conferidas, todas certas.`,
	damaged: (wrong: number) =>
		wrong === 1
			? 'Uma parte estava estragada e foi retirada. Volta a ser pedida.'
			: `${wrong} partes estavam estragadas e foram retiradas. Voltam a ser pedidas.`,
	damagedPaused: (wrong: number) =>
		wrong === 1
			? 'Uma parte estava estragada e foi retirada. A descarga continua parada.'
			: `${wrong} partes estavam estragadas e foram retiradas. A descarga continua parada.`,
	notChecked: 'Não foi possível ler o que está guardado.',

	lookForMap: 'Procurar mapa mais recente',
	lookForSite: 'Procurar edição nova do sítio',
	looking: 'A procurar…',
	looked: (moment: Date, now: Date) => `Última procura: ${momentText(moment, now)}.`,
	neverLooked: 'Ainda não se procurou.',
	newest: 'O mapa guardado é o mais recente.',
	newer: 'Há um mapa mais recente.',
	newestSite: 'As páginas guardadas são as da última edição.',
	newerSite: 'Há uma edição nova. Está a guardar-se; depois perguntamos-lhe se a quer.',
	noAnswer: 'Sem resposta do servidor. Tente de novo com rede.',
	offline: 'Está sem rede. Continua a ver o que guardou.',

	others: 'Páginas e imagens',
	picturesNote: (bytes: number) => (bytes === 0 ? 'Nenhuma guardada' : `${megabytes(bytes)}, voltam quando as vir`),
	removePictures: 'Apagar as imagens',
	pagesNote: (bytes: number) => (bytes === 0 ? 'Nenhuma guardada' : `${megabytes(bytes)}, vêm com o sítio`),
	measuring: 'A contar…',

	stay: 'Quanto tempo fica',
	persistent: 'O navegador não apaga o que está aqui sem lhe perguntar.',
	bestEffort: 'Se faltar espaço no dispositivo, o navegador pode apagar o que está aqui sem avisar.',
	unknown: 'Este navegador não diz se guarda para sempre. Se faltar espaço, pode apagar sem avisar.',
	askToKeep: 'Pedir que não apague',
	refused: 'O navegador não o promete por agora. Instalar a aplicação ou visitar o sítio mais vezes ajuda.',

	iphone:
		'No iPhone e no iPad, o que se guarda no Safari e o que se guarda na aplicação do ecrã principal são coisas separadas. No Safari, sete dias sem visitas e o sistema apaga tudo.',
} as const;
