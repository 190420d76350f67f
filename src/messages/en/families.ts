import type { Words } from '../words-type';

export const wineKinds: Words<typeof import('../pt/families').wineKinds> = {
	tintos: 'Red',
	brancos: 'White',
	rose: 'Rosé',
	porto: 'Port',
	azeite: 'Olive oil',
};

export function wineOfKind(name: string, kind: string, vintage: number): string {
	return `${name}, ${kind === wineKinds.porto ? kind : kind.toLowerCase()} ${vintage}`;
}

export const families: Words<typeof import('../pt/families').families> = {
	tintos: {
		name: 'Reds',
		line: 'From Vinha da Francisca to Abade: each red carries on its label the contours of the parcel it came from.',
	},
	brancos: {
		name: 'Whites',
		line: 'Blue schist on the Torto, yellow on the Sabor. The whites come from the cold folds and the north-facing slopes.',
	},
	rose: { name: 'Rosé', line: 'Two parcels, picked in August on purpose for the rosé.' },
	porto: {
		name: 'Port',
		line: 'Foot treading, spirit from a house we know, patience. One Vintage, one LBV and one Colheita.',
	},
	azeite: {
		name: 'Olive oil',
		line: 'Two lots from the olive trees that edge the parcels, Cobrançosa and Madural, cold extracted.',
	},
};
