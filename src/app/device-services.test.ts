// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { estateInView } from './device-services';

test('the estate in view is the one in the address, or the first', () => {
	expect(estateInView({ pathname: '/terroir', search: '?terroir=martim' })?.slug).toBe('martim');
	expect(estateInView({ pathname: '/terroir', search: '?terroir=outra' })?.slug).toBe('quatro-vistas');
	expect(estateInView({ pathname: '/terroir', search: '' })?.slug).toBe('quatro-vistas');
	expect(estateInView({ pathname: '/vinhos', search: '?terroir=martim' })).toBeUndefined();
});
