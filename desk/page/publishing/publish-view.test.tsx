// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../../tests/unit/testing-library';
import type { ReleaseEntry } from '../../answers';
import { PublishView } from './publish-view';

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const former: ReleaseEntry = { release: '1', publishedAt: '2026-11-01T10:00:00.000Z', isPresent: false };

it('does not say that nothing was published where the desk gave no answer', async () => {
	vi.stubGlobal('fetch', async (address: string) => {
		if (address.endsWith('/publish')) throw new TypeError('Failed to fetch');
		return Response.json([former]);
	});
	render(<PublishView unsaved={0} />);
	fireEvent.click(await screen.findByRole('button', { name: 'Voltar a esta' }));
	await screen.findByText(/A mesa não responde/);
	expect(screen.getByRole('status').textContent?.trim()).toBe('Não se sabe se se publicou.');
});
