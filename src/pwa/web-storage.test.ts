// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { isDismissed, rememberDismissal } from './install-memory';
import { emptyWebStorage } from './web-storage';

afterEach(() => vi.unstubAllGlobals());

test('everything goes, but the no to the invitation to install', () => {
	localStorage.setItem('visits', '3');
	localStorage.setItem('quatro-vistas-contact-schema', '{}');
	sessionStorage.setItem('quatro-vistas-contact-draft', '{}');
	rememberDismissal();
	emptyWebStorage();
	expect(localStorage).toHaveLength(1);
	expect(isDismissed()).toBe(true);
	expect(sessionStorage).toHaveLength(0);
});

test('a browser that remembers nothing has nothing to forget', () => {
	vi.stubGlobal('localStorage', undefined);
	expect(emptyWebStorage).not.toThrow();
});
