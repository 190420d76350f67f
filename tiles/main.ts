import { type Command, commands } from './commands';
import { Failure, reasonOf } from './failure';

const helpWords = ['--help', '-h', 'help'];

function overview(): string {
	const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length));
	const lines = Object.values(commands).map(({ usage, does }) => `  ${usage.padEnd(width)}  ${does}`);
	return `Usage: npm run tiles -- COMMAND

Makes what public/map and public/art serve.

${lines.join('\n')}

npm run tiles -- COMMAND --help says more.`;
}

function helpOn({ usage, does, help }: Command): string {
	return `Usage: npm run tiles -- ${usage}

${does.charAt(0).toUpperCase()}${does.slice(1)}.

${help}`;
}

async function main([name, ...args]: string[]): Promise<void> {
	if (name === undefined || (helpWords.includes(name) && args.length === 0)) {
		console.log(overview());
		return;
	}
	const asked = helpWords.includes(name) ? (args[0] ?? '') : name;
	const command = Object.hasOwn(commands, asked) ? commands[asked] : undefined;
	if (!command) throw new Failure(`there is no command '${asked}': try --help`);
	if (asked !== name || args.some((arg) => helpWords.slice(0, 2).includes(arg))) {
		console.log(helpOn(command));
		return;
	}
	if (args.length > 0 && command.usage === name)
		throw new Failure(`${name} takes no arguments, not '${args.join(' ')}'`);
	const run = await command.load();
	await run(args);
}

main(process.argv.slice(2)).catch((error: unknown) => {
	console.error(`tiles: ${reasonOf(error)}`);
	process.exitCode = 1;
});
