export const presentationMessages = {
	dialog: 'Modo de prova',
	brand: 'Quatro Vistas',
	map: 'Mapa da prova',
	start: 'Começar a prova',
	leave: 'Sair do modo de prova',
	leaveShort: 'Sair',
	steps: 'Passos da prova',
	order: 'Ordem da prova',
	earlier: (name: string) => `${name}: provar antes`,
	later: (name: string) => `${name}: provar depois`,
	remove: (name: string) => `${name}: retirar`,
	add: 'Acrescentar uma parcela',
	standardOrder: 'Ordem habitual',
	small: 'Feito para projetor ou tablet. Neste ecrã o mapa fica por cima e a ficha por baixo.',
	keys: [
		{ key: '← →', meaning: 'anterior e seguinte' },
		{ key: 'C', meaning: 'curvas de nível' },
		{ key: 'R', meaning: 'todas as parcelas' },
		{ key: 'Esc', meaning: 'sair' },
	],
	letterKeys: 'Teclas de letra, C e R',
	previous: 'Anterior',
	next: 'Seguinte',
	contours: 'Curvas de nível',
	all: 'Todas as parcelas',
	/** What is heard when a letter has switched them. */
	contoursSwitched: (on: boolean) => `Curvas de nível ${on ? 'ligadas' : 'desligadas'}.`,
	viewSwitched: (view: 'parcel' | 'all') => (view === 'all' ? 'Todas as parcelas.' : 'Só a parcela do passo.'),
	step: (number: number, name: string) => `Passo ${number}: ${name}`,
	/** What is heard when a step comes. */
	shown: (number: number, count: number, name: string, wine: string) =>
		`Passo ${number} de ${count}: ${name}${wine && `. ${wine}`}.`,
	noMap: 'Sem mapa neste ecrã: mostram-se as estampas das parcelas.',
	/** Where the wine is made of other parcels as well. */
	parcelCastas: 'Castas da parcela',
	plate: (name: string) => `Curvas de nível da parcela ${name}`,
	bottle: (name: string) => `Garrafa de ${name}`,
} as const;
