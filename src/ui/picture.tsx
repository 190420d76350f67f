import type { ComponentProps } from 'react';

/** One size of a picture: its address without extension, and its pixels to a CSS pixel if it comes in several. */
export type PictureFile = { readonly src: string; readonly density?: number };

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt'> & {
	alt: string;
	files: readonly PictureFile[];
	/** Other crops of it, the first whose media query holds. */
	crops?: readonly { readonly media: string; readonly files: readonly PictureFile[] }[];
};

/** A picture of the artwork: AVIF where the browser knows it, WebP elsewhere; everything else is the `img`'s. */
export function Picture({ files, crops = [], alt, ...img }: PictureProps) {
	return (
		<picture>
			{crops.flatMap(({ media, files: crop }) =>
				formats.map((format) => (
					<source key={`${media} ${format}`} media={media} type={`image/${format}`} srcSet={srcSet(crop, format)} />
				)),
			)}
			<source type="image/avif" srcSet={srcSet(files, 'avif')} />
			<img
				{...img}
				alt={alt}
				src={`${files[0]?.src}.webp`}
				srcSet={files.length > 1 ? srcSet(files, 'webp') : undefined}
			/>
		</picture>
	);
}

const formats = ['avif', 'webp'] as const;

function srcSet(files: readonly PictureFile[], format: (typeof formats)[number]): string {
	const [only, ...others] = files;
	if (only && others.length === 0) return `${only.src}.${format}`;
	return files.map(({ src, density = 1 }) => `${src}.${format} ${density}x`).join(', ');
}
