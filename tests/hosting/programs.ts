import { ensureServer } from '../../build/programs/web-servers.mjs';

/** Before all tests of `hosting/`: installs what is not there. */
export default function setup(): void {
	for (const name of ['nginx', 'apache', 'caddy', 'openssl', 'rsync', 'systemd'] as const) ensureServer(name);
}
