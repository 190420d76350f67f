import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { formsByLanguage } from './build/contact-forms.ts';
import { contentFiles } from './build/content/content-plugin.ts';
import { mainLanguage, siteLanguages } from './build/content/languages.ts';
import { languageList } from './build/words/language-list.ts';
import { parseDeploymentSettings } from './src/content/deployment-settings.ts';

const settings = readFileSync('site-settings.json', 'utf8');

const project = (name: string, include: string[], more = {}) => ({
	extends: true as const,
	test: { name, include, ...more },
});

/** They need a process of their own: in Node's `vm` a `DOMException` is no `Error`, and Workbox does not know its own events. */
const ofOneRealm = ['src/pwa/update.test.ts', 'src/terroir/map/map-error.test.ts'];

export default defineConfig({
	plugins: [react(), contentFiles(), languageList(siteLanguages(settings), mainLanguage)],
	define: {
		'import.meta.env.SITE_ORIGIN': JSON.stringify('https://quatrovistas.example'),
		'import.meta.env.HAS_OWNER_FORM': 'true',
		'import.meta.env.CONTACT_FORMS': JSON.stringify(
			JSON.stringify(formsByLanguage(parseDeploymentSettings(settings), siteLanguages(settings))),
		),
	},
	test: {
		projects: [
			project('unit', [
				'{sw,server,doctor,build,desk}/**/*.test.{ts,tsx}',
				...ofOneRealm,
				'tests/architecture.test.ts',
				'tests/run/*.test.ts',
				'tests/conformance/**/*.test.ts',
				'tests/pseudo-language/**/*.test.ts',
			]),
			// A context for each file, where `unit` starts a process and reads the DOM for each: a third of the time (docs/decisions/0012).
			project('pages', ['src/**/*.test.{ts,tsx}'], {
				exclude: ofOneRealm,
				pool: 'vmThreads',
				setupFiles: ['tests/unit/wait-timeout.ts', 'tests/unit/silent-console.ts', 'tests/unit/broadcast-channel.ts'],
			}),
			project('tiles', ['tiles/**/*.test.ts']),
			// The plugin for WordPress, in PHP; installs PHP and MariaDB where they are missing.
			project('companion', ['tests/companion/**/*.test.ts'], { globalSetup: ['tests/companion/setup.ts'] }),
			// What the build left in `dist/`, as the server answers with it, and further builds.
			project('built', ['tests/built/**/*.test.ts']),
			// The same by the web servers that the build writes configurations for.
			project('hosting', ['tests/hosting/**/*.test.ts'], { globalSetup: 'tests/hosting/programs.ts' }),
		],
		setupFiles: ['tests/unit/wait-timeout.ts', 'tests/unit/silent-console.ts'],
		restoreMocks: true,
		// Vitest would leave one core free, which of two is half.
		maxWorkers: '100%',
		// Tests over all parcels take seconds on a busy machine; a test that hangs is still told from them.
		testTimeout: 20_000,
		expect: { poll: { timeout: 15_000 } },
	},
});
