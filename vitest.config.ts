import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './build/content/content-plugin.ts';

export default defineConfig({
	plugins: [react(), contentFiles()],
	define: {
		'import.meta.env.SITE_SETTINGS': JSON.stringify(readFileSync('site-settings.json', 'utf8')),
		'import.meta.env.SITE_ORIGIN': JSON.stringify('https://quatrovistas.example'),
	},
	test: {
		include: ['{src,sw,server,tiles,build}/**/*.test.{ts,tsx}', 'tests/conformance/**/*.test.ts'],
		setupFiles: ['tests/unit/silent-console.ts'],
		restoreMocks: true,
		// Tests over all parcels take seconds on a busy machine; a test that hangs is still told from them.
		testTimeout: 20_000,
	},
});
