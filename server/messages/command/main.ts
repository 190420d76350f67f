import { runMessages } from './command';

const { DATA = 'server/data', DIST = 'dist' } = process.env;

const { lines, failed } = await runMessages(process.argv.slice(2), { data: DATA, dist: DIST, now: Date.now() });
for (const line of lines) console.log(line);
if (failed) process.exitCode = 1;
