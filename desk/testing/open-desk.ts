import { join } from 'node:path';
import { createApi } from '../server/api';
import { openDrafts } from '../server/drafts';
import { openPictures } from '../server/picture-store';
import { openWorkspace } from '../server/workspace';

/** What the desk does with the content of a folder, as its page asks for it. */
export async function openDesk(root: string, refreshPages = async () => {}) {
	const drafts = await openDrafts(join(root, 'build-output/desk/drafts'));
	const pictures = openPictures(join(root, 'public'), join(root, 'build-output/desk/pictures'));
	const workspace = openWorkspace(root, drafts, pictures.has);
	return {
		api: createApi({ root, drafts, workspace, pictures, refreshPages }),
		workspace,
		pictures,
		/** As its page beside the form would have it. */
		shownWine: (slug: string, language?: string) =>
			workspace.content(language).wines.find(({ summary }) => summary.slug === slug),
		shownArticle: (slug: string) => workspace.content().news.find(({ summary }) => summary.slug === slug),
	};
}
