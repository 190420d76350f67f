import { spawnSync } from 'node:child_process';
import { findProgram, installPackages } from './debian.mjs';

/** The path of a PHP that can speak to MariaDB, Debian's if there was none. Throws with what to do where it cannot be installed. */
export function ensurePhp() {
	return ensure('PHP with mysqli and posix', findPhp, ['php-cli', 'php-mysql']);
}

/** The paths of MariaDB's programs, Debian's if there were none. Throws with what to do where they cannot be installed. */
export function ensureMariaDb() {
	return ensure('MariaDB', findMariaDb, ['mariadb-server', 'mariadb-client']);
}

function ensure(name, find, packages) {
	const found = find();
	if (found) return found;
	console.log(`No ${name} here; installing ${packages.join(' and ')}.`);
	const advice = `The tests of the companion need ${name}: \`apt-get install ${packages.join(' ')}\`.`;
	try {
		installPackages(...packages);
	} catch (error) {
		throw new Error(advice, { cause: error });
	}
	const installed = find();
	if (!installed) throw new Error(advice);
	return installed;
}

function findPhp() {
	const php = findProgram(['php']);
	if (!php) return undefined;
	const hasAll = "exit(extension_loaded('mysqli') && extension_loaded('posix') ? 0 : 1);";
	return spawnSync(php, ['-r', hasAll]).status === 0 ? php : undefined;
}

function findMariaDb() {
	const server = findProgram(['mariadbd', 'mysqld']);
	const installer = findProgram(['mariadb-install-db']);
	const client = findProgram(['mariadb']);
	return server && installer && client ? { server, installer, client } : undefined;
}
