import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pulledPictures } from '../../build/content/read-content.ts';
import { createApi } from './api.ts';
import { openDrafts } from './drafts.ts';
import { openPictures, type PictureStore } from './picture-store.ts';
import type { PreviewSource } from './preview.ts';
import { createPublisher } from './publishing.ts';
import { createRoutes, type Route } from './routes.ts';
import { openWorkspace } from './workspace.ts';

/** What the desk does behind its page. */
export type Services = { route: Route; picture: PictureStore['read']; shown: PreviewSource; close(): void };

type ServiceOptions = {
	/** Where `src/content`, `public` and `site-settings.json` are. */
	root: string;
	/** Where the desk keeps what is typed and not stored. */
	drafts: string;
	/** Pages that may have a build in a frame. */
	frameOrigins: readonly string[];
	/** Shows what is typed in the pages beside the form. */
	refreshPages(): Promise<void>;
};

export async function openServices(options: ServiceOptions): Promise<Services> {
	const { root, frameOrigins, refreshPages } = options;
	const publicFolder = join(root, 'public');
	const drafts = await openDrafts(options.drafts);
	const pictures = openPictures(publicFolder, join(options.drafts, '../pictures'));
	const isPublic = (path: string) => pictures.has(path) || existsSync(join(root, pulledPictures, path));
	const workspace = openWorkspace(root, drafts, isPublic);
	const publisher = createPublisher(root, frameOrigins);
	return {
		route: createRoutes(createApi({ root, drafts, workspace, pictures, refreshPages }), publisher),
		picture: pictures.read,
		shown: { ...workspace, publicFolder },
		close: publisher.close,
	};
}
