import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyContent } from '../../desk/testing/content-copy';
import { freePort, OwnProcess } from './own-process';

/** The owner's desk, on a copy of the content. */
export class DeskServer extends OwnProcess {
	private constructor(
		port: number,
		readonly root: string,
	) {
		super(port);
	}

	static async create(): Promise<DeskServer> {
		const { root } = await copyContent();
		for (const folder of ['map', 'icons', 'film'])
			await symlink(resolve('public', folder), join(root, 'public', folder));
		const desk = new DeskServer(await freePort(), root);
		await desk.start();
		return desk;
	}

	addressOf(path: string): string {
		return `http://127.0.0.1:${this.port}/desk/#${path}`;
	}

	protected command() {
		return { args: ['--import', 'tsx', 'desk/main.ts', '--port', String(this.port), '--root', this.root] };
	}

	/** A file as it is on the disk. */
	read(path: string): Promise<string> {
		return readFile(join(this.root, path), 'utf8');
	}

	/** As another program would, beside the desk. */
	write(path: string, text: string): Promise<void> {
		return writeFile(join(this.root, path), text);
	}

	remove(path: string): Promise<void> {
		return rm(join(this.root, path));
	}

	async dispose(): Promise<void> {
		await this.stop();
		await rm(this.root, { recursive: true, force: true });
	}
}
