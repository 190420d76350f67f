import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../build/install.mjs';
import { ensureBrowser } from '../../build/programs/browser.mjs';

/** Walks through the built site in Firefox and in WebKit: some minutes, and other browsers with a display, so not part of every `npm test`. */
ensureInstalled();
ensureBrowser('display');
process.env.FIREFOX = ensureBrowser('firefox');
process.env.WEBKIT_DRIVER = ensureBrowser('webkit');
process.exitCode =
	spawnSync('npm run --silent build && npx playwright test firefox-walk webkit-walk', { shell: true, stdio: 'inherit' })
		.status ?? 1;
