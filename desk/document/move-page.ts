/** The texts of files by their paths; `undefined` for one that is deleted. */
export type Edits = ReadonlyMap<string, string | undefined>;

export const movedPagesFile = 'src/content/moved-pages.json';

const folders: Readonly<Record<string, string>> = { wines: '/vinhos/', news: '/noticias/' };
const filePath = /^(src\/content\/(wines|news|visits)\/)([^/]+)\.md$/;

/** Whether the file can be given another address, or be deleted: the site does without it. */
export function canMove(path: string): boolean {
	return filePath.test(path);
}

/**
 * What has to be written so that a page has another address, or none: its file, the links to it in all other files, and for visitors
 * with the former address the list of moved pages. Links to a page that is deleted stay: what they say has to be written anew.
 * @param texts of all content files and of the moved pages
 * @param slug of the new address; `undefined` deletes the page
 */
export function movePage(texts: ReadonlyMap<string, string>, path: string, slug: string | undefined): Edits {
	const [, folder = '', kind = '', formerSlug = ''] = filePath.exec(path) ?? [];
	const edits = new Map<string, string | undefined>([[path, undefined]]);
	const before = folders[kind];
	if (slug !== undefined) {
		const links = linksTo(before === undefined ? `/visitar#${formerSlug}` : before + formerSlug);
		const present = before === undefined ? `/visitar#${slug}` : before + slug;
		for (const [file, text] of texts) {
			const relinked = file.endsWith('.md') ? text.replace(links, present) : text;
			if (file === path) edits.set(`${folder}${slug}.md`, relinked);
			else if (relinked !== text) edits.set(file, relinked);
		}
	}
	if (before !== undefined) {
		const moved: Record<string, string | null> = JSON.parse(texts.get(movedPagesFile) ?? '{}');
		edits.set(
			movedPagesFile,
			listText(afterMove(moved, before + formerSlug, slug === undefined ? null : before + slug)),
		);
	}
	return edits;
}

/** Former addresses of a page that moves again lead to its present one at once; one that is used again leads nowhere else. */
function afterMove(
	moved: Record<string, string | null>,
	from: string,
	to: string | null,
): Record<string, string | null> {
	const followed = Object.entries(moved).map(([former, present]) => [former, present === from ? to : present] as const);
	const others = followed.filter(([former]) => former !== from && former !== to);
	return Object.fromEntries([...others, [from, to]]);
}

/** The address as a whole, with whatever query, fragment or end of the link follows. */
function linksTo(address: string): RegExp {
	return new RegExp(`(?<=[\\s("'])${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?=[?#)\\s"']|$)`, 'gm');
}

function listText(moved: Record<string, string | null>): string {
	return `${JSON.stringify(moved, undefined, '\t')}\n`;
}
