/** Tells whether a file is there under `public/`: `art/plates/vv-acima.svg`. */
export type IsPublic = (path: string) => boolean;

/** The files under `public/` of a picture, by its address without extension: pages offer it in two formats. */
export function filesOfPicture(src: string): string[] {
	return ['avif', 'webp'].map((format) => `${src.slice(1)}.${format}`);
}
