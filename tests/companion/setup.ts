import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureProgram } from '../../build/programs.mjs';
import { end } from '../e2e/own-process';

/** What every test of the companion has: a PHP, and a MariaDB of its own on a socket. */
type Programs = { php: string; client: string; socket: string };

declare module 'vitest' {
	export interface ProvidedContext {
		programs: Programs;
	}
}

/** Starts a MariaDB in a folder of its own for all tests of the companion, and takes both away. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const php = ensureProgram('php');
	const server = ensureProgram('mariaDbServer');
	const installer = ensureProgram('mariaDbInstaller');
	const client = ensureProgram('mariaDbClient');
	const folder = mkdtempSync(join(tmpdir(), 'companion-'));
	const log = join(folder, 'log');
	// It refuses to run as root unless that is said.
	const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
	const data = `--datadir=${join(folder, 'data')}`;
	execFileSync(
		installer,
		['--no-defaults', data, ...asRoot, '--auth-root-authentication-method=normal', '--skip-test-db'],
		{ stdio: 'ignore' },
	);
	const socket = join(folder, 'socket');
	const output = openSync(log, 'a');
	const mariadb = spawn(
		server,
		['--no-defaults', data, ...asRoot, `--socket=${socket}`, '--skip-networking', `--pid-file=${join(folder, 'pid')}`],
		{ stdio: ['ignore', output, output] },
	);
	for (let tries = 0; !isUp(client, socket); tries += 1) {
		if (tries > 300 || mariadb.exitCode !== null)
			throw new Error(`MariaDB did not start:\n${readFileSync(log, 'utf8')}`);
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	project.provide('programs', { php, client, socket });
	return async () => {
		await end(mariadb, 'SIGTERM');
		rmSync(folder, { recursive: true });
	};
}

function isUp(client: string, socket: string): boolean {
	if (!existsSync(socket)) return false;
	try {
		execFileSync(client, ['--no-defaults', `--socket=${socket}`, '--user=root', '-e', 'SELECT 1'], { stdio: 'ignore' });
		return true;
	} catch {
		return false;
	}
}
