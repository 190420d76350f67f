import { expect, test } from 'vitest';
import { groundFacts } from './sections';

const facts = ['castas', 'altitude', 'training', 'soil'] as const;

test('a wine has facts about the vines of its parcel, olive oil about the ground alone', () => {
	expect(groundFacts('tintos', facts)).toEqual(facts);
	expect(groundFacts('azeite', facts)).toEqual(['altitude', 'soil']);
});
