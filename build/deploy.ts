import { deploy } from './releases/deploy.ts';

/* `npm run deploy -- FOLDER`, or `-- FOLDER --back`. */
try {
	const root = process.cwd();
	for (const line of await deploy(root, process.env.INIT_CWD ?? root, process.argv.slice(2))) console.log(line);
} catch (error) {
	if (!(error instanceof Error)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
