import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode } from '../src/platform/errors.ts';
import { startDesk } from './server/create-desk.ts';
import { DeskIsOpenError } from './server/only-desk.ts';

/* `npm run desk`: the owner's desk, in the browser of this machine. */

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '4180' },
		/** Another folder with `src/content`, `public` and `site-settings.json`: what is tried there changes nothing here. */
		root: { type: 'string', default: '.' },
	},
});
const site = resolve(import.meta.dirname, '..');
const root = resolve(values.root);
try {
	const { address } = await startDesk({
		site,
		root,
		drafts: resolve(root, 'build-output/desk/drafts'),
		port: Number(values.port),
	});
	console.log(`A mesa está em ${address}\nPara a fechar: Ctrl+C. O que ficou por guardar está cá da próxima vez.`);
} catch (error) {
	if (error instanceof DeskIsOpenError) {
		console.error(`A mesa já está aberta em ${error.address}`);
		process.exit(1);
	}
	if (errorCode(error) !== 'EADDRINUSE') throw error;
	console.error(`A porta ${values.port} está ocupada. Experimente outra: npm run desk -- --port 4181`);
	process.exit(1);
}
