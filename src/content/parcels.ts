import { type Estate, estates } from './estates.ts';

/** The parcels of each terroir, in the order of its list. */
export const parcelsOf = {
	'quatro-vistas': [
		'francisca-franca',
		'vv-vinha-rio',
		'abade-roriz',
		'rabigato',
		'vv-acima',
		'vv-ameio',
		'ameio-2016',
		'vf-tn',
		'vf-sousao',
		'ameio-2020',
		'francisca-rufete',
		'abade-cao',
		'abade-barroca',
		'abade-tn',
		'abade-franca',
		'vv-vinha-c2',
		'vv-vinha-c',
	],
	martim: ['vv-martim1', 'vv-martim2'],
	'vale-sabor': [
		'qt-vale-sabor-1',
		'qt-vale-sabor-2',
		'qt-vale-sabor-3',
		'qt-vale-sabor-4',
		'qt-vale-sabor-5',
		'qt-vale-sabor-6',
		'qt-vale-sabor-7',
		'qt-vale-sabor-8',
		'qt-vale-sabor-9',
		'qt-vale-sabor-10',
		'qt-vale-sabor-11',
		'qt-vale-sabor-12',
		'qt-vale-sabor-13',
		'qt-vale-sabor-14',
		'qt-vale-sabor-15',
		'qt-vale-sabor-16',
		'qt-vale-sabor-17',
		'qt-vale-sabor-18',
		'qt-vale-sabor-19',
		'qt-vale-sabor-20',
		'qt-vale-sabor-21',
		'qt-vale-sabor-22',
		'qt-vale-sabor-23',
		'qt-vale-sabor-24',
		'qt-vale-sabor-25',
		'qt-vale-sabor-26',
		'qt-vale-sabor-27',
	],
	moinho: ['vv-moinho'],
} as const;

export type ParcelSlug = (typeof parcelsOf)[keyof typeof parcelsOf][number];

export const parcelSlugs: readonly ParcelSlug[] = Object.values(parcelsOf).flat();

/** The estate a parcel belongs to. */
export function estateOf(parcel: ParcelSlug): Estate {
	const estate = estates.find(({ slug }) => parcelsOf[slug].some((member) => member === parcel));
	if (!estate) throw new Error(parcel);
	return estate;
}
