import { runContent } from './command.ts';

const [command, ...options] = process.argv.slice(2);
// Loaded only where it is asked for: it brings what asks servers and cuts pictures.
const { lines, failed } =
	command === 'pull' ? await (await import('./pull/pull.ts')).runPull(options) : runContent(process.argv.slice(2));
for (const line of lines) console.log(line);
if (failed) process.exitCode = 1;
