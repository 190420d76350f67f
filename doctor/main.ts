import { runDoctor } from './command';

const { SITE_SETTINGS = 'site-settings.json' } = process.env;

const { lines, code } = await runDoctor(process.argv.slice(2), SITE_SETTINGS);
for (const line of lines) console.log(line);
process.exitCode = code;
