import { runContent } from './command.ts';

const { said, failed } = runContent(process.argv.slice(2));
for (const line of said) console.log(line);
if (failed) process.exitCode = 1;
