/** The pages of other languages on this device; `name` is that of the language, within a sentence. */
export const keptLanguagesMessages = {
	title: (name: string) => `Páginas em ${name}`,
	save: (name: string) => `Guardar também as páginas em ${name}`,
	resume: 'Continuar',
	retry: 'Tentar de novo',
	remove: (name: string) => `Apagar as páginas em ${name}`,

	/** The worker has not told yet. */
	unknown: 'Só depois de o sítio estar guardado',
	absent: 'Por guardar',
	downloading: 'A descarregar',
	ready: 'Guardadas',
	readyHint: 'Abrem sem rede. Apagadas, voltam se abrir uma delas.',
	stopped: {
		offline: {
			state: 'Paradas: sem rede',
			hint: 'Continuam sozinhas quando houver rede. O que já veio fica guardado.',
		},
		server: {
			state: 'Paradas: o servidor não responde',
			hint: 'Continuam sozinhas daqui a pouco. O que já veio fica guardado.',
		},
		interrupted: { state: 'Interrompidas', hint: 'O que já veio fica guardado.' },
		'storage-full': {
			state: 'Falta espaço',
			hint: 'O que já veio fica guardado. Aqui pode apagar as imagens, que voltam quando as vir.',
		},
		'storage-unavailable': {
			state: 'Não se podem guardar',
			hint: 'Este navegador não deixa guardar dados, talvez por a janela ser privada. Com rede, abrem na mesma.',
		},
		'bad-file': {
			state: 'Veio outra coisa do servidor',
			hint: 'O sítio pode ter uma edição nova, ou a rede pedir primeiro que aceite os termos. O que já veio fica guardado.',
		},
		http: {
			state: 'Não estão no servidor',
			hint: 'Procure uma edição nova do sítio e tente de novo. O que já veio fica guardado.',
		},
		'update-waiting': {
			state: 'Há uma edição nova do sítio',
			hint: 'Atualize o sítio: as páginas vêm com a edição nova.',
		},
	},

	/** On a page that stands in for one that is not here. */
	notHere: (name: string) => `As páginas em ${name} não estão guardadas neste dispositivo. Com rede, abrem.`,
} as const;
