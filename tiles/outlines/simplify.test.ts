import { describe, expect, it } from 'vitest';
import { simplifyRing } from './sprites';

describe('simplifying a ring', () => {
	it('leaves out corners that hardly leave the line', () => {
		expect(
			simplifyRing(
				[
					[0, 0],
					[5, 0.1],
					[10, 0],
					[10, 5],
					[10.1, 7],
					[10, 10],
					[0, 10],
				],
				0.25,
			),
		).toEqual([
			[0, 0],
			[10, 0],
			[10, 10],
			[0, 10],
		]);
	});

	it('keeps every corner that matters', () => {
		const star = [
			[0, 0],
			[5, 3],
			[10, 0],
			[7, 5],
			[10, 10],
			[5, 7],
			[0, 10],
			[3, 5],
		] as const;
		expect(simplifyRing(star, 0.25)).toEqual(star);
	});
});
