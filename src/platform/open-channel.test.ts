import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './open-channel';

afterEach(() => void vi.unstubAllGlobals());

test.each([
	['has no channels', undefined],
	[
		'forbids them together with storage',
		class {
			constructor() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			}
		},
	],
])('a browser that %s leaves a tab alone', (_, channels) => {
	vi.stubGlobal('BroadcastChannel', channels);
	expect(openChannel('messages')).toBeUndefined();
});

test('what is sent arrives in another tab', async () => {
	const [here, there] = [openChannel('messages'), openChannel('messages')];
	const arrived = new Promise((resolve) => there?.addEventListener('message', ({ data }) => resolve(data)));
	here?.postMessage('Bom dia');
	expect(await arrived).toBe('Bom dia');
});
