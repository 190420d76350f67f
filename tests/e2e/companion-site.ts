import type { Server } from 'node:http';
import { readBuiltForms, readContactPages } from '../../server/built-settings';
import { createServer } from '../../server/create-server';
import { mainWords } from '../../server/main-words';
import type { Letter } from '../../server/messages/mailbox';
import { createFormSites } from '../../server/wordpress/contact-form';
import type { FormDefinition } from '../../server/wordpress/form-definition';
import { createCompanion } from '../../server/wordpress/testing/companion';

/** The site before a stand-in that plays the companion too, in the process of the test. */
export class CompanionSite {
	readonly letters: Letter[] = [];

	private constructor(
		private readonly server: Server,
		readonly origin: string,
	) {}

	/** @param form in place of the one that the site was built with */
	static async create(dist = 'dist', form?: FormDefinition): Promise<CompanionSite> {
		const [{ settings, language, path, file }] = await readContactPages(dist);
		const mailbox = { keep: async (letter: Letter) => void site.letters.push(letter), deleteBefore: async () => 0 };
		const companion = createCompanion();
		const sites = createFormSites(settings, mailbox, () => mainWords, await readBuiltForms(dist)).map((built) => ({
			...built,
			...(form && { form }),
			companion,
		}));
		const contactPage = {
			path,
			file,
			formId: settings.contactForm.id,
			language: language.tag,
			words: mainWords.postedForm,
		};
		const server = await createServer({
			dist,
			contactPages: [contactPage],
			wordpress: { kind: 'stand-in', sites, news: [] },
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
