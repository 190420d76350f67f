// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepStep, readKeptStep } from './step-in-history';

beforeEach(() => history.replaceState({ key: 'a' }, '', '/terroir?modo=prova'));

describe('the step that is shown', () => {
	it('is kept with what else the entry holds, and at the same address', () => {
		const before = location.href;
		keepStep('rabigato');
		expect(readKeptStep()).toBe('rabigato');
		expect(history.state).toMatchObject({ key: 'a' });
		expect(location.href).toBe(before);
	});

	it('is kept no longer where there is none', () => {
		keepStep('rabigato');
		keepStep(undefined);
		expect(readKeptStep()).toBeUndefined();
	});

	it.each([null, undefined, 'rabigato', {}, { prova: 'champagne' }, { prova: 3 }])('is none in %j', (state) => {
		history.replaceState(state, '');
		expect(readKeptStep()).toBeUndefined();
	});
});
