import type { ComponentProps } from 'react';

/** One size of a picture: its address without extension; if it comes in several, its pixels to a CSS pixel, or its width in pixels. */
type PictureFile = { readonly src: string; readonly density?: number; readonly width?: number };

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
	alt: string;
	/** By their widths where `sizes` says how wide the picture is shown, by their densities otherwise. */
	files: readonly PictureFile[];
	/** Other crops of it, the first whose media query holds. */
	crops?: readonly { readonly media: string; readonly files: readonly PictureFile[] }[];
};

/** A picture of the artwork: AVIF where the browser knows it, WebP elsewhere; everything else is the `img`'s. */
export function Picture({ files, crops = [], sizes, alt, ...img }: PictureProps) {
	return (
		<picture>
			{crops.flatMap(({ media, files: crop }) =>
				formats.map((format) => (
					<source key={`${media} ${format}`} media={media} type={`image/${format}`} srcSet={srcSet(crop, format)} />
				)),
			)}
			<source type="image/avif" srcSet={srcSet(files, 'avif', sizes)} sizes={sizes} />
			<img
				{...img}
				alt={alt}
				sizes={sizes}
				src={`${files[0]?.src}.webp`}
				srcSet={files.length > 1 ? srcSet(files, 'webp', sizes) : undefined}
			/>
		</picture>
	);
}

const formats = ['avif', 'webp'] as const;

function srcSet(files: readonly PictureFile[], format: (typeof formats)[number], sizes?: string): string {
	const [only, ...others] = files;
	if (only && others.length === 0) return `${only.src}.${format}`;
	return files
		.map(({ src, density = 1, width }) => `${src}.${format} ${sizes ? `${width}w` : `${density}x`}`)
		.join(', ');
}
