import type { Words } from '../words-type';

export const labelMessages: Words<typeof import('../pt/label').labelMessages> = {
	labelOf: (name: string) => `Label of ${name}`,
	part: (part: 'drawing' | 'name' | 'region' | 'coordinates' | 'year', parcels: number) => {
		switch (part) {
			case 'drawing':
				return parcels === 1 ? 'The parcel and its contours' : 'The parcels and their contours';
			case 'name':
				return 'The name';
			case 'region':
				return 'The region';
			case 'coordinates':
				return 'The coordinates';
			case 'year':
				return 'The year of harvest';
		}
	},
};
