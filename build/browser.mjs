import { findProgram, installPackages } from './debian.mjs';

/** What the browser tests run: names on PATH, and Debian's package of each. Firefox has WebGL 2 on a display only. */
const programs = {
	Chromium: { names: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
	'Chromium’s headless shell': { names: ['chromium-headless-shell'], package: 'chromium-headless-shell' },
	Firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
	WebKit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
	Xvfb: { names: ['Xvfb'], package: 'xvfb' },
};

/** The path of a Chromium on PATH, or nothing. */
export function findBrowser() {
	return find('Chromium');
}

/** The path of a Chromium without any window of its own on PATH, or nothing. */
export function findShell() {
	return find('Chromium’s headless shell');
}

/** The path of a Firefox on PATH, or nothing. */
export function findFirefox() {
	return find('Firefox');
}

/** The path of the driver of WebKit's small browser on PATH, or nothing. */
export function findWebKitDriver() {
	return find('WebKit');
}

/** The path of a virtual display on PATH, or nothing. */
export function findDisplay() {
	return find('Xvfb');
}

/** Finds a Chromium, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureBrowser() {
	return ensureProgram('Chromium');
}

/** Finds a Chromium without any window of its own, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureShell() {
	return ensureProgram('Chromium’s headless shell');
}

/** Finds a Firefox and a display for it, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureFirefox() {
	ensureProgram('Xvfb');
	return ensureProgram('Firefox');
}

/** Finds the driver of WebKit's small browser, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureWebKitDriver() {
	return ensureProgram('WebKit');
}

function find(name) {
	return findProgram(programs[name].names);
}

function ensureProgram(name) {
	const found = find(name);
	if (found) return found;
	const { names, package: debian } = programs[name];
	console.log(`No ${name} on PATH; installing the package ${debian}.`);
	try {
		installPackages(debian);
	} catch (error) {
		throw new Error(`The tests need ${name}: install it so that \`${names[0]}\` is on PATH.`, { cause: error });
	}
	const installed = find(name);
	if (!installed) throw new Error(`${name} was installed but is not on PATH.`);
	return installed;
}
