import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './build/content/content-plugin.ts';

const project = (name: string, include: string[]) => ({ extends: true as const, test: { name, include } });

export default defineConfig({
	plugins: [react(), contentFiles()],
	define: {
		'import.meta.env.SITE_SETTINGS': JSON.stringify(readFileSync('site-settings.json', 'utf8')),
		'import.meta.env.SITE_ORIGIN': JSON.stringify('https://quatrovistas.example'),
	},
	test: {
		projects: [
			project('unit', [
				'{src,sw,server,build,desk}/**/*.test.{ts,tsx}',
				'tests/architecture.test.ts',
				'tests/conformance/**/*.test.ts',
			]),
			project('tiles', ['tiles/**/*.test.ts']),
			// What the build left in `dist/`, as the server answers with it.
			project('built', ['tests/built/**/*.test.ts']),
		],
		setupFiles: ['tests/unit/silent-console.ts'],
		restoreMocks: true,
		// Vitest would leave one core free, which of two is half.
		maxWorkers: '100%',
		// Tests over all parcels take seconds on a busy machine; a test that hangs is still told from them.
		testTimeout: 20_000,
	},
});
