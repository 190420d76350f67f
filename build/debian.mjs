import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian has programs that only root usually runs, which are not on everybody's PATH. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The path of the first program of these names on PATH, or nothing. */
export function findProgram(names) {
	return [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
		.flatMap((folder) => names.map((file) => join(folder, file)))
		.find(isExecutable);
}

function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}

/** Installs Debian's packages. Throws where that is not possible. */
export function installPackages(...packages) {
	const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	for (const step of [
		['apt-get', 'update', '-qq'],
		['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
	]) {
		const [command, ...parameters] = [...sudo, ...step];
		execFileSync(command, parameters, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
	}
}
