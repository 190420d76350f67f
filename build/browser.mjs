import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium on PATH, or nothing. */
export function findBrowser() {
	const candidates = (process.env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => names.map((name) => join(folder, name)));
	return candidates.find((file) => {
		try {
			accessSync(file, constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}

/** Finds a Chromium, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureBrowser() {
	const found = findBrowser();
	if (found) return found;
	console.log('No Chromium on PATH; installing the package chromium.');
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	try {
		for (const step of [
			['apt-get', 'update', '-qq'],
			['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
		]) {
			const [command, ...parameters] = [...sudo, ...step];
			execFileSync(command, parameters, {
				stdio: 'inherit',
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		}
	} catch (error) {
		throw new Error('The tests need Chromium: install it so that `chromium` is on PATH.', { cause: error });
	}
	const installed = findBrowser();
	if (!installed) throw new Error('Chromium was installed but is not on PATH.');
	return installed;
}
