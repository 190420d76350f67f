// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showBadge } from './background';
import { keptMessage } from './testing/messages';

const messages = (['waiting', 'unknown', 'refused', 'sent'] as const).map((state) => keptMessage('m', { state }));
const lend = (setAppBadge: (count: number) => Promise<void>) =>
	Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });

afterEach(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));

it('the icon shows how many messages have not been sent, and nothing when all have', () => {
	const shown: number[] = [];
	lend(async (count) => void shown.push(count));
	showBadge(messages);
	showBadge(messages.slice(3));
	expect(shown).toEqual([3, 0]);
});

it('a browser without a badge, or one that refuses it, changes nothing', async () => {
	showBadge(messages);
	lend(() => Promise.reject(new DOMException('Not installed.', 'NotAllowedError')));
	showBadge(messages);
	await vi.waitFor(() => {});
});
