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
	xvfb: { title: 'Xvfb', names: ['Xvfb'], packages: ['xvfb'] },
};

/** The path of a Chromium on PATH, or nothing. */
export function findBrowser() {
	return findProgram(programs.chromium);
}

/** The path of a Chromium without any window of its own on PATH, or nothing. */
export function findShell() {
	return findProgram(programs.shell);
}

/** The path of a Firefox on PATH, or nothing. */
export function findFirefox() {
	return findProgram(programs.firefox);
}

/** The path of the driver of WebKit's small browser on PATH, or nothing. */
export function findWebKitDriver() {
	return findProgram(programs.webkit);
}

/** The path of a virtual display on PATH, or nothing. */
export function findDisplay() {
	return findProgram(programs.xvfb);
}

/** Finds a Chromium, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureBrowser() {
	return ensureProgram(programs.chromium);
}

/** Finds a Chromium without any window of its own, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureShell() {
	return ensureProgram(programs.shell);
}

/** Finds a Firefox and a display for it, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureFirefox() {
	ensureProgram(programs.xvfb);
	return ensureProgram(programs.firefox);
}

/** Finds the driver of WebKit's small browser, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureWebKitDriver() {
	return ensureProgram(programs.webkit);
}
