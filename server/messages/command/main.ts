import { runMessages } from './command';

const { DATA = 'server/data', DIST = 'dist' } = process.env;

const { said, failed } = await runMessages(process.argv.slice(2), { data: DATA, dist: DIST, now: Date.now() });
for (const line of said) console.log(line);
if (failed) process.exitCode = 1;
