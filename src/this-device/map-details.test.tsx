// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reportCheck } from '../pwa/connectivity';
import { Announcer } from '../ui/announcer';
import MapDetails from './map-details';

vi.mock('../extract/extract', () => ({
	extractStore: {
		getSnapshot: () => absent,
		getServerSnapshot: () => absent,
		subscribe: () => () => {},
	},
}));
const absent = { kind: 'absent' };
vi.mock('./use-coverage', () => ({ useCoverage: () => undefined }));

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test('the device page says aloud that there is no network, and that it is back', async () => {
	vi.useFakeTimers();
	const said = async () => {
		await act(() => vi.advanceTimersByTimeAsync(2_000));
		return document.querySelector('[data-announcer]')?.textContent;
	};
	// As in the page: the region stands directly in its body.
	render(
		<>
			<Announcer />
			<MapDetails />
		</>,
		{ container: document.body },
	);
	expect(await said()).toBe('');
	act(() => reportCheck(false));
	expect(await said()).toBe('Está sem rede. Continua a ver o que guardou.');
	act(() => reportCheck(true));
	expect(await said()).toBe('De novo com rede.');
});
