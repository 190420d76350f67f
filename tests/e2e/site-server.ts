import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messagesIn } from '../unit/test-site';
import { freePort, OwnProcess } from './own-process';

/** The real server. */
export class SiteServer extends OwnProcess {
	private constructor(
		port: number,
		readonly dataFolder: string,
		readonly dist: string,
	) {
		super(port);
	}

	static async create(dist = 'dist'): Promise<SiteServer> {
		const server = new SiteServer(await freePort(), await mkdtemp(join(tmpdir(), 'quatro-vistas-')), dist);
		await server.start();
		return server;
	}

	get origin(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	protected command() {
		return {
			args: ['dist-server/main.mjs'],
			env: {
				PORT: String(this.port),
				DATA: this.dataFolder,
				DIST: this.dist,
				// A suite sends more messages in ten minutes than visitors do.
				MESSAGE_LIMITS: '100000,100000',
			},
		};
	}

	/** The messages that reached the stand-in, oldest first. */
	messages(): Promise<Record<string, unknown>[]> {
		return messagesIn(this.dataFolder);
	}

	async dispose(): Promise<void> {
		await this.stop();
		await rm(this.dataFolder, { recursive: true, force: true });
	}
}
