import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * A program that tests run: the names it goes by on PATH, and Debian's packages that bring it. `files` are what has to be there besides,
 * of which no program tells.
 * @typedef {{ title: string, names: string[], packages: string[], files?: string[] }} Program
 */

/** Where Debian has the programs of servers, which are not on everybody's PATH. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * The path of a program, or nothing.
 * @param {Program} program
 */
export function findProgram({ names, files = [] }) {
	if (!files.every((file) => existsSync(file))) return undefined;
	const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders];
	const candidates = folders.flatMap((folder) => names.map((file) => join(folder, file)));
	return candidates.find((file) => {
		try {
			accessSync(file, constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}

/**
 * Finds a program, or installs Debian's. Throws with what to do where neither is possible.
 * @param {Program} program
 */
export function ensureProgram(program) {
	return ensureFound(() => findProgram(program), program);
}

/**
 * What `find` finds, after Debian's packages have been installed if it found nothing. Throws with what to do where that is not possible.
 * @template Found
 * @param {() => Found | undefined} find
 * @param {{ title: string, packages: string[] }} what
 */
export function ensureFound(find, { title, packages }) {
	const found = find();
	if (found) return found;
	console.log(`No ${title} here; installing ${packages.join(', ')}.`);
	const advice = `The tests need ${title}: \`apt-get install ${packages.join(' ')}\`.`;
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	// A server that a package brings is not started: tests start their own.
	const settings = ['env', 'DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];
	const wait = ['-o', 'DPkg::Lock::Timeout=300'];
	try {
		for (const step of [
			['apt-get', 'update', '-qq', ...wait],
			['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...wait, ...packages],
		]) {
			const [command, ...parameters] = [...sudo, ...settings, ...step];
			execFileSync(command, parameters, { stdio: 'inherit' });
		}
	} catch (error) {
		throw new Error(advice, { cause: error });
	}
	const installed = find();
	if (!installed) throw new Error(advice);
	return installed;
}
