import { readBuiltForms, readContactPages } from '../../server/built-settings';
import { createServer } from '../../server/create-server';
import { mainWords } from '../../server/main-words';
import type { Letter } from '../../server/messages/mailbox';
import { createFormSites } from '../../server/wordpress/contact-form';
import type { FormDefinition } from '../../server/wordpress/form-definition';
import { createCompanion } from '../../server/wordpress/testing/companion';
import { open } from '../unit/test-site';

export type CompanionSite = Awaited<ReturnType<typeof openCompanionSite>>;

/**
 * The site before a stand-in that plays the companion too, in the process of the test.
 * @param form in place of the one that the site was built with
 */
export async function openCompanionSite(dist = 'dist', form?: FormDefinition) {
	const [{ settings, language, path, file }] = await readContactPages(dist);
	const letters: Letter[] = [];
	const mailbox = { keep: async (letter: Letter) => void letters.push(letter), deleteBefore: async () => 0 };
	const companion = createCompanion();
	const sites = createFormSites(settings, mailbox, () => mainWords, await readBuiltForms(dist)).map((built) => ({
		...built,
		...(form && { form }),
		companion,
	}));
	const formId = settings.contactForm.id;
	const server = await createServer({
		dist,
		contactPages: [{ path, file, formId, language: language.tag, words: mainWords.postedForm }],
		wordpress: { kind: 'stand-in', sites, news: [] },
	});
	const { address: origin, close } = await open(server);
	return { letters, origin, dispose: close };
}
