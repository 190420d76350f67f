import sharp, { type OverlayOptions } from 'sharp';
import { type Lettering, setLettering } from '../lettering';

const serif = '@fontsource/bona-nova/files/bona-nova-latin-400-normal.woff2';
const smallCapitals = '@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2';
const sans = '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2';

const faces = {
	serif: { family: 'Bona Nova', file: serif },
	capitals: { family: 'Bona Nova SC', file: smallCapitals },
	figures: { family: 'Ysabeau Medium', file: sans, features: 'lnum, tnum' },
} as const;

/** A line of a label, centred. */
export type Line = {
	readonly text: string;
	readonly face: keyof typeof faces;
	/** Pixels. */
	readonly size: number;
	/** Space between letters in ems. */
	readonly tracking: number;
	/** Where the top of its ink stands. */
	readonly top: number;
	/** The line is set smaller, or where `breaks` says so in several lines, to keep within so many pixels. */
	readonly within: number;
	readonly breaks?: boolean;
	readonly features?: string;
};

/** Sets a line of a label that is `width` pixels wide. */
export async function setLine(line: Line, width: number, colour: string): Promise<OverlayOptions> {
	let lettered = await letter(line, line.size, colour);
	if (lettered.width > line.within) lettered = await letter(line, (line.size * line.within) / lettered.width, colour);
	return { input: lettered.png, left: Math.round((width - lettered.width) / 2), top: line.top };
}

async function letter(line: Line, size: number, colour: string) {
	const face = faces[line.face];
	const features = line.features ?? ('features' in face ? face.features : undefined);
	const lettering: Lettering = {
		text: line.text,
		font: `${face.family} ${size.toFixed(1)}`,
		file: face.file,
		colour,
		tracking: line.tracking * size,
		...(features !== undefined && { features }),
		...(line.breaks && { width: line.within, lineHeight: 1 }),
	};
	const png = await setLettering(lettering);
	const { width = 0 } = await sharp(png).metadata();
	return { png, width };
}
