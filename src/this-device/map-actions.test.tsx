// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import { reloadExtract, startDownload } from '../extract/extract';
import { readChoice } from '../extract/preferences';
import { verifyArchives } from '../extract/store';
import { MapUpdateCheck, MapVerification } from './map-actions';

vi.mock('../extract/extract', { spy: true });
vi.mock('../extract/preferences', { spy: true });
vi.mock('../extract/store', { spy: true });

afterEach(() => {
	cleanup();
	vi.resetAllMocks();
});

test.each([
	['none', 1, 'Volta a ser pedida.'],
	['wanted', 1, 'Volta a ser pedida.'],
	['paused', 0, 'A descarga continua parada.'],
] as const)(
	'what is damaged is downloaded again, unless the visitor has paused that: %s',
	async (choice, times, end) => {
		vi.mocked(verifyArchives).mockResolvedValue({ read: 5, wrong: 1 });
		vi.mocked(reloadExtract).mockResolvedValue();
		vi.mocked(startDownload).mockResolvedValue();
		vi.mocked(readChoice).mockResolvedValue(choice);
		render(<MapVerification state={{ kind: 'paused', reason: 'visitor', done: 5, total: 9 }} />);
		fireEvent.click(screen.getByRole('button'));
		await screen.findByText(`Uma parte estava estragada e foi retirada. ${end}`);
		expect(startDownload).toHaveBeenCalledTimes(times);
	},
);

test('what was found of a map goes with it', async () => {
	vi.mocked(verifyArchives).mockResolvedValue({ read: 5, wrong: 0 });
	vi.mocked(reloadExtract).mockResolvedValue();
	vi.mocked(readChoice).mockResolvedValue('none');
	const ready = { kind: 'ready', bytes: 9 } as const;
	const { rerender } = render(<MapVerification state={ready} />);
	fireEvent.click(screen.getByRole('button'));
	await screen.findByText(/5 partes conferidas/);
	rerender(<MapVerification state={{ kind: 'absent' }} />);
	rerender(<MapVerification state={ready} />);
	expect(screen.queryByText(/conferidas/)).toBeNull();
});

test('a newer map is looked for where there is one that could be old', () => {
	const { rerender } = render(<MapUpdateCheck state={{ kind: 'absent' }} />);
	expect(screen.queryByRole('button')).toBeNull();
	rerender(<MapUpdateCheck state={{ kind: 'ready', bytes: 9 }} />);
	expect(screen.getByRole('button', { name: 'Procurar mapa mais recente' })).toBeDefined();
});
