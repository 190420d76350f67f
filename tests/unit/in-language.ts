import { readdirSync } from 'node:fs';
import { vi } from 'vitest';

/** Has what a test imports from here on speak another language; the content stays that of the main one. */
export function speak(code: string): void {
	vi.resetModules();
	vi.doMock('virtual:languages', async (original) => ({ ...(await original<object>()), ownCode: code }));
	for (const file of readdirSync(`src/messages/${code}`)) {
		const [, name] = /^([\w-]+)\.ts$/.exec(file) ?? [];
		if (name) vi.doMock(`#messages/${name}`, () => import(`../../src/messages/${code}/${name}.ts`));
	}
}
