// @vitest-environment happy-dom

import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render, screen, within } from '../../tests/unit/testing-library';
import { VisitYear } from './visit-year';

afterEach(cleanup);

const visit = (slug: string, months?: { from: number; to: number }) => ({
	slug,
	name: slug,
	picture: '',
	paragraphs: [],
	facts: [],
	included: [],
	...(months && { months }),
});

test('each visit has the months in which it can be made, in words and on the scale', () => {
	render(
		<VisitYear
			experiences={[visit('adega'), visit('vindima', { from: 9, to: 9 }), visit('poda', { from: 11, to: 2 })]}
		/>,
	);
	const rows = screen.getAllByRole('listitem');
	expect(rows.map((row) => row.textContent)).toEqual([
		'adegatodo o ano',
		'vindimasetembro',
		'podanovembro a fevereiro',
	]);
	const stretches = rows.map((row) =>
		[...row.querySelectorAll('rect')].map((rect) =>
			['x', 'width'].map((name) => Math.round((Number.parseFloat(rect.getAttribute(name)!) * 12) / 100)),
		),
	);
	expect(stretches).toEqual([
		[[0, 12]],
		[[8, 1]],
		[
			[0, 2],
			[10, 2],
		],
	]);
	expect(within(rows[1]!).getByRole('link').getAttribute('href')).toBe('#vindima');
});

test('the prerendered page does not know the day', () => {
	expect(renderToString(<VisitYear experiences={[visit('adega')]} />)).not.toContain('data-today');
});

test('today stands on it', () => {
	vi.useFakeTimers({ now: new Date(2026, 6, 1) });
	render(<VisitYear experiences={[visit('adega')]} />);
	vi.useRealTimers();
	const [onBar, named] = document.querySelectorAll('[data-today]');
	expect(Number.parseFloat(onBar?.querySelector('line')?.getAttribute('x1') ?? '')).toBeCloseTo(50.1, 0);
	expect(named?.textContent).toContain('hoje');
});
