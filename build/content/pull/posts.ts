import { existsSync } from 'node:fs';
import { z } from 'zod';
import { checkContent } from '../parse-content.ts';
import type { Problem } from '../problem.ts';
import { originalOf } from '../translation-path.ts';
import { Album } from './album.ts';
import { isEdited, type Manifest } from './files.ts';
import { pullMessages as m, PullError } from './messages.ts';
import { type OwnContent, ownContent } from './own-content.ts';
import { articleOf, type Plate, type Post, postSchema, readPost, titleOf } from './post.ts';
import { postsPerPage, type WordPress } from './wordpress.ts';

/** What was pulled, and not written yet. */
export type Pulled = {
	/** Files by their paths from the root. */
	texts: ReadonlyMap<string, string>;
	/** Where they lie until then. */
	pictures: ReadonlyMap<string, URL>;
	addresses: Manifest['pictures'];
	/** Files that were pulled before and cannot be this time. */
	kept: ReadonlySet<string>;
	lines: readonly string[];
};

/** The newest: each page of the site is on every device that keeps it. */
const mostPosts = 200;
/** As the build has addresses; WordPress makes none longer. */
const slugPattern = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

const fileOf = (slug: string) => `src/content/wordpress/${slug}.md`;

/**
 * The posts of WordPress as articles. One that this site cannot show is named and passed over.
 * @throws {PullError} where WordPress does not answer as it should
 */
export async function pullPosts(root: URL, wordpress: WordPress, manifest: Manifest): Promise<Pulled> {
	const lines: string[] = [];
	const say = ({ slug }: { slug: string }, reason: string) => void lines.push(`${m.post(slug)}: ${reason}`);
	const { received, isAll } = await receive(wordpress, lines);
	const own = ownContent(root, new Set(received.map(({ slug }) => fileOf(slug))));
	const readable = received.flatMap((one) => {
		const isDeleted = fileOf(one.slug) in manifest.files && !existsSync(new URL(fileOf(one.slug), root));
		const post = isDeleted ? m.deletedHere : postFrom(one, own.slugs);
		if (typeof post !== 'string') return [post];
		say(one, post);
		return [];
	});
	/** The owner's by now: their files stay. What WordPress says is read to tell whether it has changed. */
	const edited = new Set(readable.filter(({ slug }) => isEdited(root, manifest, fileOf(slug))));
	const album = new Album(root, wordpress, manifest);
	const plates = new Map<Post, readonly Plate[]>();
	for (const post of readable)
		plates.set(post, await album.platesOf(post, edited.has(post) ? undefined : (reason) => say(post, reason)));
	const { articles, refused } = articlesThatFit(plates, edited, own, wordpress, album);
	for (const [post, { file, line, message }] of refused) say(post, m.problem(file, line, message));
	for (const { post, unlinked } of articles) {
		if (edited.has(post)) continue;
		for (const heading of post.body.emptied) say(post, m.emptyHeading(heading));
		for (const href of unlinked) say(post, m.link(href));
	}
	const texts = new Map(articles.map(({ post, text }) => [fileOf(post.slug), text]));
	// Of posts that were not asked for nothing is known.
	const known = isAll ? received.map(({ slug }) => fileOf(slug)) : Object.keys(manifest.files);
	const kept = known.filter((file) => !texts.has(file));
	return { texts, ...album.shownIn(texts.values()), kept: new Set(kept), lines };
}

type Received = z.infer<typeof postSchema>;

/** All of them, or none: a list that breaks off would say that the others are gone. */
async function receive(wordpress: WordPress, lines: string[]): Promise<{ received: Received[]; isAll: boolean }> {
	const received = new Map<string, Received>();
	const lastPage = mostPosts / postsPerPage;
	let pages = 1;
	for (let page = 1; page <= Math.min(pages, lastPage); page++) {
		const answer = await wordpress.posts(page);
		pages = answer.pages;
		const read = z.array(postSchema).max(postsPerPage).safeParse(answer.posts);
		if (!read.success) throw new PullError(m.noPosts(answer.url));
		// What is published meanwhile moves the last of a page to the next one.
		for (const post of read.data) received.set(post.slug, post);
	}
	const isAll = pages <= lastPage;
	if (!isAll) lines.push(m.tooManyPosts(mostPosts, pages * postsPerPage));
	return { received: [...received.values()], isAll };
}

/** @returns why it cannot be an article, where it cannot */
function postFrom(received: Received, taken: ReadonlySet<string>): Post | string {
	const { slug, content } = received;
	if (!slugPattern.test(slug)) return m.noSlug;
	if (content.protected) return m.protected;
	if (taken.has(slug)) return m.clash;
	const post = readPost(received);
	if (post.body.refused.length > 0) return m.noFormFor(post.body.refused);
	return post.body.blocks.length > 0 ? post : m.empty;
}

/** `unlinked`: the links that became words. */
type WrittenArticle = { post: Post; text: string; unlinked: ReadonlySet<string> };

/**
 * The articles of which the site can be built, and what is wrong with the others.
 * @param edited those whose files stay as the owner has them
 */
function articlesThatFit(
	plates: ReadonlyMap<Post, readonly Plate[]>,
	edited: ReadonlySet<Post>,
	own: OwnContent,
	wordpress: WordPress,
	album: Album,
): { articles: readonly WrittenArticle[]; refused: ReadonlyMap<Post, Problem> } {
	const refused = new Map<Post, Problem>();
	// What is refused leads the others to nowhere: they are written again without it.
	for (;;) {
		const posts = [...plates].filter(([post]) => !refused.has(post));
		const articles = write(posts, own, wordpress);
		const written = articles.filter(({ post }) => !edited.has(post));
		const texts = new Map(written.map(({ post, text }) => [fileOf(post.slug), text]));
		const problems = checkContent(new Map([...own.stored, ...texts]), (path) => album.has(path) || own.isPublic(path));
		const before = refused.size;
		for (const { post } of written) {
			const problem = problems.find(({ file }) => originalOf(file) === fileOf(post.slug));
			if (problem) refused.set(post, problem);
		}
		if (refused.size === before) return { articles, refused };
	}
}

function write(
	posts: readonly (readonly [Post, readonly Plate[]])[],
	own: OwnContent,
	wordpress: WordPress,
): WrittenArticle[] {
	const slugs = new Map(
		posts.flatMap(([{ id, link, slug }]) =>
			[`?p=${id}`, pathOf(wordpress.own(link))].map((key) => [key, slug] as const),
		),
	);
	/** Where a link leads from this site; nothing where a visitor would not get there safely. */
	const resolve = (href: string, from: string): string | undefined => {
		if (/^mailto:[^\s()<>\\]+@[^\s()<>\\]+$|^tel:\+\d+$/.test(href)) return href;
		if (!URL.canParse(href, from)) return undefined;
		const url = new URL(href, from);
		const path = pathOf(wordpress.own(url.href));
		const slug = path && slugs.get(path);
		if (slug) return `/noticias/${slug}`;
		if (path && own.pages.has(path)) return path;
		return url.protocol === 'https:' ? destination(url) : undefined;
	};
	const titles = new Set(own.titles);
	// The oldest first: of two with one title it keeps the title.
	return posts.toReversed().map(([post, plates]) => {
		const title = titleOf(post, titles);
		titles.add(title);
		const unlinked = new Set<string>();
		const text = articleOf(post, title, plates, (href) => {
			const address = resolve(href, post.link);
			if (address === undefined) unlinked.add(href);
			return address;
		});
		return { post, text, unlinked };
	});
}

/** `/contacto`, or `?p=12` of an address by number. */
function pathOf(url: URL | undefined): string | undefined {
	const id = url?.searchParams.get('p');
	if (id) return `?p=${id}`;
	// `/?cat=3` is another page than `/`.
	return url?.search === '' ? url.pathname.replace(/\/+$/, '') || '/' : undefined;
}

/** An address as Markdown reads it in brackets. */
function destination({ href }: URL): string {
	return href.replace(/[()\\<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`).replace(/&(?=#?\w+;)/g, '\\&');
}
