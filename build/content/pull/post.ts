import { stringify } from 'yaml';
import { z } from 'zod';
import { type NewsCategory, newsCategories } from '../../../src/content/news/article.ts';
import { producer } from '../../../src/content/producer.ts';
import { plain, textOf } from './markup.ts';
import { pullMessages as m } from './messages.ts';
import { type Block, type PostBody, type PostPicture, readPostBody, wordsOf } from './post-body.ts';
import { markdownOf, type Resolve } from './post-markdown.ts';

const rendered = z.object({ rendered: z.string() });

/** What of a post of WordPress' REST API is read. */
export const postSchema = z.object({
	id: z.int(),
	slug: z.string(),
	date: z.string().regex(/^\d{4}-\d{2}-\d{2}T/),
	link: z.string(),
	title: rendered,
	excerpt: rendered,
	content: rendered.extend({ protected: z.boolean().optional() }),
	_embedded: z.unknown().optional(),
});

const embedded = z.object({
	'wp:featuredmedia': z
		.array(z.object({ source_url: z.string(), alt_text: z.string().optional(), caption: rendered.optional() }))
		.optional()
		// WordPress embeds an error where the picture is gone.
		.catch(undefined),
	'wp:term': z
		.array(z.array(z.object({ slug: z.string(), taxonomy: z.string() })))
		.optional()
		.catch(undefined),
});

export type Post = {
	id: number;
	slug: string;
	link: string;
	/** ISO, day only. */
	date: string;
	category: NewsCategory;
	title: string;
	/** Nothing where WordPress made it of the text. */
	excerpt: string | undefined;
	body: PostBody;
};

/** @throws {PullError} for markup that nobody writes */
export function readPost(post: z.infer<typeof postSchema>): Post {
	const body = readPostBody(post.content.rendered);
	const { 'wp:featuredmedia': media = [], 'wp:term': terms = [] } = embedded.safeParse(post._embedded).data ?? {};
	const title = textOf(post.title.rendered);
	const featured = media.slice(0, 1).map(({ source_url, alt_text = '', caption }): PostPicture => {
		return { addresses: [source_url], caption: textOf(caption?.rendered ?? '') || plain(alt_text) };
	});
	const slugs = terms.flat().flatMap(({ slug, taxonomy }) => (taxonomy === 'category' ? [slug] : []));
	const excerpt = textOf(post.excerpt.rendered);
	const words = wordsIn(body.blocks);
	const isMade = excerpt === '' || words.startsWith(excerpt.replace(/\s*\[?(?:…|\.\.\.)\]?.*$/, '').slice(0, 200));
	return {
		id: post.id,
		slug: post.slug,
		link: post.link,
		date: post.date.slice(0, 10),
		category: newsCategories.find(({ slug }) => slugs.includes(slug))?.slug ?? 'casa',
		title,
		excerpt: isMade ? undefined : excerpt,
		body: { ...body, pictures: [...featured, ...body.pictures] },
	};
}

/** A picture of an article: its path under `public/`. */
export type Plate = { picture: string; caption: string };

/**
 * The file of an article.
 * @param title the page's, which no other page has
 */
export function articleOf(post: Post, title: string, story: readonly Plate[], resolve: Resolve): string {
	const { lede, blocks } = opened(post);
	const summary = post.excerpt ?? wordsIn(post.body.blocks.filter(({ kind }) => kind !== 'heading'));
	const fields = {
		title,
		...(title !== post.title && { heading: post.title }),
		date: post.date,
		category: post.category,
		excerpt: cut(summary, 160),
		description: description(post, summary),
		lede,
		facts: {},
		...(story.length > 0 && {
			story: story.map(({ picture, caption }) => ({ picture, caption: caption || post.title })),
		}),
	};
	const head = stringify(fields, { schema: 'failsafe', lineWidth: 0, blockQuote: false });
	return `---\n${head}---\n${markdownOf(blocks, resolve)}`;
}

/** The title for the head of the document; with the day, where another page has the same. */
export function titleOf({ title, date }: Post, taken: ReadonlySet<string>): string {
	const short = cut(title, 60);
	return taken.has(short) ? `${cut(title, 60 - date.length - 3)} (${date})` : short;
}

/** The first sentences in large letters, where nothing leads anywhere, and the text below them, which begins with no heading. */
function opened({ title, excerpt, body: { blocks } }: Post): { lede: string; blocks: readonly Block[] } {
	const [first, second] = blocks;
	if (first?.kind === 'heading') return { lede: first.text, blocks: blocks.slice(1) };
	if (first?.kind !== 'paragraph' || excerpt !== undefined) return { lede: excerpt ?? title, blocks };
	if (first.line.some(({ href }) => href !== undefined)) return { lede: title, blocks };
	if (second && second.kind !== 'heading') return { lede: wordsOf(first.line), blocks: blocks.slice(1) };
	const [, sentence, others] = /^(.{20,250}?[.!?…])\s+(\P{Ll}.*)$/su.exec(wordsOf(first.line)) ?? [];
	if (sentence === undefined || others === undefined) return { lede: title, blocks };
	return { lede: sentence, blocks: [{ kind: 'paragraph', line: [{ text: others }] }, ...blocks.slice(1)] };
}

const shortestDescription = 50;

function description({ title, date }: Post, summary: string): string {
	const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
	const candidates = [summary, `${title}. ${summary}`, `${title}. ${summary} ${m.dated(long)} ${producer.company}`];
	return cut(candidates.find((one) => [...one].length >= shortestDescription) ?? candidates.at(-1) ?? '', 155);
}

function wordsIn(blocks: readonly Block[]): string {
	const words = blocks.map((block) => {
		if (block.kind === 'heading') return block.text;
		return block.kind === 'list' ? block.items.map(wordsOf).join(' ') : wordsOf(block.line);
	});
	return plain(words.join(' '));
}

/** At the end of a word, with an ellipsis, where the text is longer. In characters. */
function cut(text: string, most: number): string {
	const characters = [...text];
	if (characters.length <= most) return text;
	const start = characters.slice(0, most - 1).join('');
	return `${(/^.*(?=\s)/s.exec(start)?.[0] ?? start).replace(/[\s,;:.–—-]+$/, '')}…`;
}
