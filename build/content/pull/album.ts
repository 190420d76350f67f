import { existsSync } from 'node:fs';
import { photographFiles } from '../../../src/content/news/story-picture.ts';
import { cutSquare, PictureError } from '../pictures.ts';
import { filesOfPicture } from '../public-files.ts';
import { pulledPictures } from '../read-content.ts';
import { digestOf, type Manifest } from './files.ts';
import { KeptPictures } from './kept-pictures.ts';
import { pullMessages as m, PullError } from './messages.ts';
import type { Plate, Post } from './post.ts';
import type { WordPress } from './wordpress.ts';

const mostPictures = 12;
/** Where a picture cannot be had in its largest size, so many smaller ones are asked for. */
const mostSizes = 3;
/** What of an address a picture is named by: a file system takes 255 bytes, endings and temporary names included. */
const longestName = 100;

type Found = { picture: string } | { fault: string };

/** The pictures of posts, in the sizes and formats of this site. One is fetched once: WordPress gives another picture another address. */
export class Album {
	/** The new ones, by their paths under `public/`. */
	readonly #files = new Set<string>();
	readonly #found = new Map<string, Found>();
	readonly #root: URL;
	readonly #wordpress: WordPress;
	readonly #kept: KeptPictures;
	readonly #before: Manifest['pictures'];

	constructor(root: URL, wordpress: WordPress, { pictures }: Manifest) {
		this.#root = root;
		this.#wordpress = wordpress;
		this.#kept = new KeptPictures(root);
		this.#before = pictures;
	}

	/**
	 * The pictures of a post; why one is missing is said.
	 * @param say nothing for an article that is not written: then its pictures are those that were pulled before, and none is asked for
	 * @throws {PullError} where the server does not answer
	 */
	async platesOf({ slug, link, body }: Post, say?: (reason: string) => void): Promise<Plate[]> {
		if (body.pictures.length > mostPictures) say?.(m.tooManyPictures(mostPictures));
		const plates = new Map<string, Plate>();
		for (const { addresses, caption } of body.pictures.slice(0, mostPictures)) {
			let found: Found = { fault: m.notOfWordPress };
			for (const address of addresses.slice(0, mostSizes)) {
				const url = URL.canParse(address, link) ? this.#wordpress.own(new URL(address, link).href) : undefined;
				if (url) found = say ? await this.#find(url, slug) : (this.#known(url) ?? found);
				if ('picture' in found) break;
			}
			if ('fault' in found) say?.(m.picture(addresses[0] ?? '', found.fault));
			else if (!plates.has(found.picture)) plates.set(found.picture, { picture: found.picture, caption });
		}
		return [...plates.values()];
	}

	has(path: string): boolean {
		return this.#files.has(path);
	}

	/** Where those of the new pictures lie that these texts show, by their paths from the root, and the path of each picture by its address. */
	shownIn(texts: Iterable<string>): { pictures: Map<string, URL>; addresses: Manifest['pictures'] } {
		const text = [...texts].join('\n');
		const shown = [...this.#found].flatMap(([address, found]) =>
			'picture' in found && text.includes(found.picture) ? [[address, found.picture] as const] : [],
		);
		const files = shown.flatMap(([, picture]) => filesOf(picture)).filter((path) => this.#files.has(path));
		return {
			pictures: new Map(files.map((path) => [pulledPictures + path, this.#kept.placeOf(path)])),
			addresses: { ...this.#before, ...Object.fromEntries(shown) },
		};
	}

	async #find(url: URL, slug: string): Promise<Found> {
		const known = this.#found.get(url.href) ?? this.#stored(url) ?? (await this.#fetch(url, slug));
		this.#found.set(url.href, known);
		return known;
	}

	#known(url: URL): { picture: string } | undefined {
		const picture = this.#before[url.href];
		return picture === undefined ? undefined : { picture };
	}

	#stored(url: URL): Found | undefined {
		const known = this.#known(url);
		const isThere = (path: string) => existsSync(new URL(pulledPictures + path, this.#root));
		return known && filesOf(known.picture).every(isThere) ? known : undefined;
	}

	async #fetch(url: URL, slug: string): Promise<Found> {
		try {
			const picture = this.#kept.find(url.href) ?? (await this.#make(url, slug));
			for (const file of filesOf(picture)) this.#files.add(file);
			return { picture };
		} catch (error) {
			const isFault = error instanceof PictureError || (error instanceof PullError && error.kind === 'refused');
			if (isFault) return { fault: error.message };
			throw error;
		}
	}

	async #make(url: URL, slug: string): Promise<string> {
		const bytes = await this.#wordpress.picture(url);
		const name = `art/news/${slug.slice(0, longestName).replace(/-$/, '')}-${digestOf(bytes).slice(0, 8)}`;
		const files = [...(await cutSquare(bytes, { across: 0.5, down: 0.5 }))].map(
			([ending, file]) => [name + ending, file] as const,
		);
		await this.#kept.keep(url.href, `${name}.webp`, new Map(files));
		return `${name}.webp`;
	}
}

function filesOf(picture: string): string[] {
	return photographFiles(picture).flatMap(({ src }) => filesOfPicture(src));
}
