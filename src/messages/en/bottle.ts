import type { Words } from '../words-type';

export const bottleMessages: Words<typeof import('../pt/bottle').bottleMessages> = {
	theBottle: 'The bottle',
	wholeBottle: {
		tintos: 'Bordeaux bottle, 75\u00a0cl',
		brancos: 'Bordeaux bottle, 75\u00a0cl',
		rose: 'Bordeaux bottle, 75\u00a0cl',
		porto: 'Port bottle',
		azeite: 'Olive oil bottle, 50\u00a0cl',
	},
	bottleOf: (name: string) => `Bottle of ${name}`,
	capsuleMark: 'On the capsule, the house’s mark',
	drawing: (parcels: readonly string[]) =>
		`On the label, the contours of ${new Intl.ListFormat('en-GB').format(parcels)}`,

	capsuleOf: (name: string) => `Neck of the ${name} bottle`,
	mark: 'Four points, six lines of sight: the four estates, each in its place',
	capsule: 'Capsule and neck',

	backOf: (name: string) => `Back of the ${name} bottle`,
	backLine: 'On the back label, the wine in a sentence',
	backLaw: 'Below it, what the law asks for and our address',
};
