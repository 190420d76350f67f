import { expect, it } from 'vitest';
import { terroirs } from '../../src/content/terroirs';
import { VIEW_CENTRES } from './views';

it('The views are centred where the content puts its terroirs', () => {
	expect(Object.fromEntries(terroirs.map(({ view, centre }) => [view, centre]))).toEqual(VIEW_CENTRES);
});
