import type { Server } from 'node:http';
import { readBuiltSettings } from '../../server/built-settings';
import { createServer } from '../../server/create-server';
import type { Letter } from '../../server/messages/mailbox';
import { createCompanion } from '../../server/wordpress/companion';
import { createFormSite } from '../../server/wordpress/contact-form';

/** The site before a stand-in that plays the companion too, in the process of the test. */
export class CompanionSite {
	readonly letters: Letter[] = [];

	private constructor(
		private readonly server: Server,
		readonly origin: string,
	) {}

	static async create(dist = 'dist'): Promise<CompanionSite> {
		const settings = await readBuiltSettings(dist);
		const mailbox = { keep: async (letter: Letter) => void site.letters.push(letter), deleteBefore: async () => {} };
		const form = { ...createFormSite(settings, mailbox), companion: createCompanion() };
		const server = await createServer({
			dist,
			formId: settings.contactForm.id,
			wordpress: { kind: 'stand-in', site: form, news: [] },
		});
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		const address = server.address();
		if (address === null || typeof address === 'string') throw new Error('The site has no port.');
		const site = new CompanionSite(server, `http://127.0.0.1:${address.port}`);
		return site;
	}

	async dispose(): Promise<void> {
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}
}
