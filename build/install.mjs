import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.installed-lock';

/** Installs what package-lock.json names, unless exactly that is installed already. Needs nothing but Node and npm. */
export function ensureInstalled() {
	const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
	execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
	writeFileSync(stamp, lock);
}
