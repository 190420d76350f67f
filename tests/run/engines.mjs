import { spawnSync } from 'node:child_process';
import { ensureInstalled } from '../../build/install.mjs';
import { ensureProgram } from '../../build/programs.mjs';

/** Walks through the built site in Firefox and in WebKit: some minutes, and other browsers with a display, so not part of every `npm test`. */
ensureInstalled();
ensureProgram('display');
process.env.FIREFOX = ensureProgram('firefox');
process.env.WEBKIT_DRIVER = ensureProgram('webkit');
process.exitCode =
	spawnSync('npm run --silent build && npx playwright test firefox-walk webkit-walk', { shell: true, stdio: 'inherit' })
		.status ?? 1;
