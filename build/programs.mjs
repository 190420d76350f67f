import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const extensions = "exit(extension_loaded('mysqli') && extension_loaded('posix') ? 0 : 1);";
const mariaDb = { title: 'MariaDB', packages: ['mariadb-server', 'mariadb-client'] };

/** What tests and screenshots run: names on PATH, Debian's packages that bring it, and whether one that was found is as it has to be. */
const programs = {
	chromium: { title: 'Chromium', names: ['chromium', 'chromium-browser', 'google-chrome'], packages: ['chromium'] },
	shell: {
		title: 'Chromium’s headless shell',
		names: ['chromium-headless-shell'],
		packages: ['chromium-headless-shell'],
	},
	firefox: { title: 'Firefox', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
	webkit: { title: 'WebKit', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
	/** Firefox has WebGL 2 on a display only. */
	display: { title: 'Xvfb', names: ['Xvfb'], packages: ['xvfb'] },
	nginx: {
		title: 'nginx',
		names: ['nginx'],
		packages: ['nginx', 'libnginx-mod-http-brotli-static'],
		suits: () => existsSync(brotliModule),
	},
	/** Without its service, which would want the ports of the others. */
	apache: { title: 'Apache', names: ['apache2'], packages: ['apache2-bin'] },
	caddy: { title: 'Caddy', names: ['caddy'], packages: ['caddy'] },
	openssl: { title: 'OpenSSL', names: ['openssl'], packages: ['openssl'] },
	rsync: { title: 'rsync', names: ['rsync'], packages: ['rsync'] },
	systemd: { title: 'systemd', names: ['systemd-analyze'], packages: ['systemd'] },
	php: {
		title: 'PHP with mysqli and posix',
		names: ['php'],
		packages: ['php-cli', 'php-mysql'],
		suits: (php) => spawnSync(php, ['-r', extensions]).status === 0,
	},
	mariaDbServer: { ...mariaDb, names: ['mariadbd', 'mysqld'] },
	mariaDbInstaller: { ...mariaDb, names: ['mariadb-install-db'] },
	mariaDbClient: { ...mariaDb, names: ['mariadb'] },
};

/** Where Debian has the programs of servers, which are not on everybody's PATH. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The path of a program, or nothing. */
export function findProgram(name) {
	const { names, suits = () => true } = programs[name];
	const folders = [...(process.env.PATH ?? '').split(delimiter), ...serverFolders];
	const candidates = folders.flatMap((folder) => names.map((file) => join(folder, file)));
	return candidates.find((file) => isExecutable(file) && suits(file));
}

/** Finds a program, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureProgram(name) {
	const found = findProgram(name);
	if (found) return found;
	const { title, packages } = programs[name];
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
	const installed = findProgram(name);
	if (!installed) throw new Error(advice);
	return installed;
}

function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
