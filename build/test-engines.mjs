import { spawnSync } from 'node:child_process';
import { ensureFirefox, ensureWebKitDriver } from './browser.mjs';
import { ensureInstalled } from './install.mjs';

/** Walks through the built site in Firefox and in WebKit: some minutes, and other browsers with a display, so not part of every `npm test`. */
ensureInstalled();
process.env.FIREFOX = ensureFirefox();
process.env.WEBKIT_DRIVER = ensureWebKitDriver();
process.exitCode =
	spawnSync('npm run --silent build && npx playwright test firefox-walk webkit-walk', { shell: true, stdio: 'inherit' })
		.status ?? 1;
