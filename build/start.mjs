import { execFileSync, spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
execFileSync('npx', ['vite', 'build'], { stdio: 'inherit' });

const server = spawn(process.execPath, ['dist-server/main.mjs'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
