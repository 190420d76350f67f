/** What the parts of a label are. */
export const labelMessages = {
	labelOf: (name: string) => `Rótulo de ${name}`,
	part: (part: 'drawing' | 'name' | 'region' | 'coordinates' | 'year', parcels: number) => {
		switch (part) {
			case 'drawing':
				return parcels === 1 ? 'A parcela e as suas curvas de nível' : 'As parcelas e as suas curvas de nível';
			case 'name':
				return 'O nome';
			case 'region':
				return 'A região';
			case 'coordinates':
				return 'As coordenadas';
			case 'year':
				return 'O ano da colheita';
		}
	},
};
