import { spawn, spawnSync } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, ['dist-server/main.mjs'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
