import { ensureProgram } from './debian-program.mjs';

/** What the tests of `hosting/` run. Of Apache without its service, which would want the ports of the others. */
const programs = {
	nginx: {
		title: 'nginx',
		names: ['nginx'],
		packages: ['nginx', 'libnginx-mod-http-brotli-static'],
		files: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
	},
	apache: { title: 'Apache', names: ['apache2'], packages: ['apache2-bin'] },
	caddy: { title: 'Caddy', names: ['caddy'], packages: ['caddy'] },
	openssl: { title: 'OpenSSL', names: ['openssl'], packages: ['openssl'] },
	rsync: { title: 'rsync', names: ['rsync'], packages: ['rsync'] },
	systemd: { title: 'systemd', names: ['systemd-analyze'], packages: ['systemd'] },
};

/** Finds a program, or installs Debian's. Throws with what to do where neither is possible. */
export function ensureServer(name) {
	return ensureProgram(programs[name]);
}
