import { expect, test } from 'vitest';
import { groundFacts } from './ground-facts';

const facts = [{ label: 'Castas' }, { label: 'Altitude' }, { label: 'Armação' }, { label: 'Solo' }];

test('a wine is told of the vines of its parcel, and olive oil of the ground alone', () => {
	expect(groundFacts('tintos', facts)).toEqual(facts);
	expect(groundFacts('azeite', facts)).toEqual([{ label: 'Altitude' }, { label: 'Solo' }]);
});
