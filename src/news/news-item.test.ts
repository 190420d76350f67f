import { expect, test } from 'vitest';
import { shortDateText } from './news-item';

test('a day is written short, with the month abbreviated', () => {
	expect(shortDateText('2026-10-12')).toBe('12 out. 2026');
	expect(shortDateText('2025-09-01')).toBe('1 set. 2025');
});
