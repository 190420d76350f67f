import { spawnSync } from 'node:child_process';
import { ensureFound, findProgram } from './debian-program.mjs';

/** The path of a PHP that can speak to MariaDB, Debian's if there was none. Throws with what to do where it cannot be installed. */
export function ensurePhp() {
	return ensureFound(findPhp, { title: 'PHP with mysqli and posix', packages: ['php-cli', 'php-mysql'] });
}

/** The paths of MariaDB's programs, Debian's if there were none. Throws with what to do where they cannot be installed. */
export function ensureMariaDb() {
	return ensureFound(findMariaDb, { title: 'MariaDB', packages: ['mariadb-server', 'mariadb-client'] });
}

function findPhp() {
	const php = find('php');
	if (!php) return undefined;
	const hasAll = "exit(extension_loaded('mysqli') && extension_loaded('posix') ? 0 : 1);";
	return spawnSync(php, ['-r', hasAll]).status === 0 ? php : undefined;
}

function findMariaDb() {
	const server = find('mariadbd', 'mysqld');
	const installer = find('mariadb-install-db');
	const client = find('mariadb');
	return server && installer && client ? { server, installer, client } : undefined;
}

/** @param {string[]} names */
function find(...names) {
	return findProgram({ title: names[0] ?? '', names, packages: [] });
}
