/** What is pointed out on the bottle of a wine. */
export const bottleMessages = {
	theBottle: 'A garrafa',
	wholeBottle: {
		tintos: 'Garrafa bordalesa, 75\u00a0cl',
		brancos: 'Garrafa bordalesa, 75\u00a0cl',
		rose: 'Garrafa bordalesa, 75\u00a0cl',
		porto: 'Garrafa de Porto',
		azeite: 'Garrafa de azeite, 50\u00a0cl',
	},
	bottleOf: (name: string) => `Garrafa de ${name}`,
	capsuleMark: 'Na cápsula, a marca da casa',
	drawing: (parcels: readonly string[]) =>
		`No rótulo, as curvas de nível de ${new Intl.ListFormat('pt-PT').format(parcels)}`,

	capsuleOf: (name: string) => `Gargalo da garrafa de ${name}`,
	mark: 'Quatro pontos, seis linhas de mira: as quatro quintas, no seu lugar',
	capsule: 'Cápsula e gargalo',

	backOf: (name: string) => `Verso da garrafa de ${name}`,
	backLine: 'No contrarrótulo, o vinho numa frase',
	backLaw: 'Por baixo, o que a lei pede e a nossa morada',
};
