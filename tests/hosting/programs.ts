import { ensureProgram } from '../../build/programs.mjs';

/** Before all tests of `hosting/`: installs what is not there. */
export default function setup(): void {
	for (const name of ['nginx', 'apache', 'caddy', 'openssl', 'rsync', 'systemd'] as const) ensureProgram(name);
}
