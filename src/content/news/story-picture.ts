import { plateFiles } from '../gallery.ts';

/** A file of a picture: its address without extension; if there are several, its width in pixels. */
type File = { src: string; width?: number };

/** A drawing as it is, or a painted picture in the sizes that the page takes, each as AVIF and WebP. */
type StoryFiles =
	| { kind: 'drawing'; src: string }
	| { kind: 'picture'; sizes: 'plate' | 'square'; files: readonly File[] };

/** Whether the owner brought it: a square (docs/content.md), where what is drawn may be cut. */
export function isPhotograph(picture: string): boolean {
	return picture.startsWith('art/news/');
}

/** The smaller one first. */
export function photographFiles(picture: string): [Required<File>, Required<File>] {
	const name = picture.replace(/\.webp$/, '');
	return [
		{ src: `/${name}-600`, width: 600 },
		{ src: `/${name}`, width: 1200 },
	];
}

/** What a page shows of a picture of an article. Of a plate all its sizes, of a photograph both; of the wide picture of a visit its middle, which fills a square as sharply. */
export function storyFiles(picture: string): StoryFiles {
	if (picture.endsWith('.svg')) return { kind: 'drawing', src: `/${picture}` };
	const name = picture.replace(/\.webp$/, '');
	const plate = name.split('art/gallery/')[1];
	if (plate) return { kind: 'picture', sizes: 'plate', files: plateFiles(plate) };
	if (isPhotograph(picture)) return { kind: 'picture', sizes: 'plate', files: photographFiles(picture) };
	return { kind: 'picture', sizes: 'square', files: [{ src: `/${name}-600` }] };
}
