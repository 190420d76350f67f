import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

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
	return findProgram('Chromium');
}

/** The path of a Chromium without any window of its own on PATH, or nothing. */
export function findShell() {
	return findProgram('Chromium’s headless shell');
}

/** The path of a Firefox on PATH, or nothing. */
export function findFirefox() {
	return findProgram('Firefox');
}

/** The path of the driver of WebKit's small browser on PATH, or nothing. */
export function findWebKitDriver() {
	return findProgram('WebKit');
}

/** The path of a virtual display on PATH, or nothing. */
export function findDisplay() {
	return findProgram('Xvfb');
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

function findProgram(name) {
	const candidates = (process.env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => programs[name].names.map((file) => join(folder, file)));
	return candidates.find((file) => {
		try {
			accessSync(file, constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}

function ensureProgram(name) {
	const found = findProgram(name);
	if (found) return found;
	const { names, package: debian } = programs[name];
	console.log(`No ${name} on PATH; installing the package ${debian}.`);
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	try {
		for (const step of [
			['apt-get', 'update', '-qq'],
			['apt-get', 'install', '-y', '-qq', '--no-install-recommends', debian],
		]) {
			const [command, ...parameters] = [...sudo, ...step];
			execFileSync(command, parameters, {
				stdio: 'inherit',
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		}
	} catch (error) {
		throw new Error(`The tests need ${name}: install it so that \`${names[0]}\` is on PATH.`, { cause: error });
	}
	const installed = findProgram(name);
	if (!installed) throw new Error(`${name} was installed but is not on PATH.`);
	return installed;
}
