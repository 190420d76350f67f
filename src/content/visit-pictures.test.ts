import { expect, test } from 'vitest';
import visits from './pages/visitar.md';
import { visitPictures } from './visit-pictures';

test('every visit has its ground, in the order of the page', () => {
	expect(visitPictures.map(({ slug }) => slug)).toEqual(visits.experiences.map(({ slug }) => slug));
});
