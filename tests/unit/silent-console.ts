import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning that a test does not expect fails it: spy on it with `vi.spyOn(console, 'error')` to expect one. */
let complaints: unknown[][] = [];

beforeEach(() => {
	complaints = [];
	for (const method of ['error', 'warn'] as const) {
		vi.spyOn(console, method).mockImplementation((...message) => void complaints.push([method, ...message]));
	}
});

afterEach(() => {
	expect(complaints, 'console errors and warnings').toEqual([]);
});
