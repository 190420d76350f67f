import { ensureProgram, findProgram } from './debian-program.mjs';

/** What the browser tests run: names on PATH, and Debian's package of each. Firefox has WebGL 2 on a display only. */
const programs = {
	chromium: { title: 'Chromium', names: ['chromium', 'chromium-browser', 'google-chrome'], packages: ['chromium'] },
	shell: {
		title: 'Chromium’s headless shell',
		names: ['chromium-headless-shell'],
		packages: ['chromium-headless-shell'],
	},
	firefox: { title: 'Firefox', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
	webkit: { title: 'WebKit', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
	display: { title: 'Xvfb', names: ['Xvfb'], packages: ['xvfb'] },
};

/**
 * The path of one of them on PATH, or nothing.
 * @param {keyof typeof programs} name
 */
export function findBrowser(name) {
	return findProgram(programs[name]);
}

/**
 * Finds one of them, or installs Debian's. Throws with what to do where neither is possible.
 * @param {keyof typeof programs} name
 */
export function ensureBrowser(name) {
	return ensureProgram(programs[name]);
}
