import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A console error or warning that a test does not expect fails it. To expect one, give `vi.spyOn(console, 'error')` an implementation of the test's own. */
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
