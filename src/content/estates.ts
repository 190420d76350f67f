/** A quinta as the footer, the hero and the map name it; what is told of it is in `terroirs.ts`. */
export type Estate = {
	slug: TerroirSlug;
	/** As on the map: `Martim`. */
	name: string;
	/** In full: `Quinta do Martim`. */
	quinta: string;
	view: ViewName;
	/** Longitude and latitude in degrees; the centre of the view (docs/product.md 1). */
	centre: readonly [number, number];
	place: string;
};

export type TerroirSlug = 'quatro-vistas' | 'martim' | 'vale-sabor' | 'moinho';

export type ViewName = 'main' | 'martim' | 'valesabor' | 'moinho';

export const quatroVistas: Estate = {
	slug: 'quatro-vistas',
	name: 'Quatro Vistas',
	quinta: 'Quinta das Quatro Vistas',
	view: 'main',
	centre: [-7.52, 41.16],
	place: 'Ervedosa do Douro',
};

export const martim: Estate = {
	slug: 'martim',
	name: 'Martim',
	quinta: 'Quinta do Martim',
	view: 'martim',
	centre: [-7.41, 41.37],
	place: 'Murça',
};

export const valeSabor: Estate = {
	slug: 'vale-sabor',
	name: 'Vale Sabor',
	quinta: 'Quinta do Vale Sabor',
	view: 'valesabor',
	centre: [-7.07, 41.19],
	place: 'Torre de Moncorvo',
};

export const moinho: Estate = {
	slug: 'moinho',
	name: 'Moinho',
	quinta: 'Quinta do Moinho',
	view: 'moinho',
	centre: [-7.48, 41.14],
	place: 'São João da Pesqueira',
};

export const estates: readonly Estate[] = [quatroVistas, martim, valeSabor, moinho];
