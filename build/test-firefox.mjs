import { spawnSync } from 'node:child_process';
import { ensureFirefox } from './browser.mjs';
import { ensureInstalled } from './install.mjs';

/** Walks through the built site in Firefox: some minutes, and a second browser with a display, so not part of every `npm test`. */
ensureInstalled();
process.env.FIREFOX = ensureFirefox();
process.exitCode =
	spawnSync('npx vite build && npx playwright test firefox-walk', { shell: true, stdio: 'inherit' }).status ?? 1;
