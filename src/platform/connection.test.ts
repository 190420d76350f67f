import { afterEach, expect, test, vi } from 'vitest';
import { connectionType, readConnection } from './connection';

afterEach(() => vi.unstubAllGlobals());

test('the browser tells of the line', () => {
	vi.stubGlobal('navigator', { connection: { effectiveType: '3g', saveData: true } });
	expect(readConnection()).toEqual({ effectiveType: '3g', saveData: true });
});

test('a browser that has no such interface, or an empty one, tells nothing of the line', () => {
	vi.stubGlobal('navigator', {});
	expect(readConnection()).toBeUndefined();
	vi.stubGlobal('navigator', { connection: {} });
	expect(readConnection()).toBeUndefined();
});

test('the browser of a phone tells what kind of connection it has', () => {
	vi.stubGlobal('navigator', { connection: { type: 'cellular' } });
	expect(connectionType()).toBe('cellular');
	vi.stubGlobal('navigator', { connection: { effectiveType: '4g' } });
	expect(connectionType()).toBeUndefined();
	vi.stubGlobal('navigator', {});
	expect(connectionType()).toBeUndefined();
});
