import { expect, test } from 'vitest';
import { makingYears } from './making-years';

test('a timeline goes from the first to the last year that it names', () => {
	const steps = ['14 set. 2021', '18 meses', 'out. 2021', 'set. 2024'].map((when) => ({ when, label: '', value: '' }));
	expect(makingYears(steps)).toEqual({ from: 2021, to: 2024 });
	expect(makingYears(steps.slice(1, 2))).toEqual({ from: undefined, to: undefined });
});
