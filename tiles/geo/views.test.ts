import { expect, it } from 'vitest';
import { terroirs } from '../../src/content/terroirs';
import { viewCentres } from './views';

it('The views are centred where the content puts its terroirs', () => {
	expect(Object.fromEntries(terroirs.map(({ view, centre }) => [view, centre]))).toEqual(viewCentres);
});
