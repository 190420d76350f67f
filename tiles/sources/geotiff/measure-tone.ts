import { blockReader } from './block-reader';
import { isGap } from './colours';
import type { Images } from './images';
import { readPixelLayout } from './pixel-layout';
import type { ToneMeter } from './tone';

/** Blocks looked at, spread evenly over the file. */
const BLOCKS = 64;

/** Adds samples of a 16-bit file to the meter, from its smallest overview; does nothing for 8 bits and palettes. */
export async function measureTone({ full, overviews }: Images, fileBytes: number, meter: ToneMeter): Promise<boolean> {
	const image = overviews.at(-1) ?? full;
	const layout = await readPixelLayout(image);
	if (layout.bits !== 16 || layout.colour === 'palette') return false;
	const read = blockReader(image, fileBytes);
	const columns = Math.ceil(image.getWidth() / image.getTileWidth());
	const rows = Math.ceil(image.getHeight() / image.getTileHeight());
	const step = Math.max(1, (columns * rows) / BLOCKS);
	const bands = layout.colour === 'rgb' ? 3 : 1;
	for (let block = 0; block < columns * rows; block += step) {
		const samples = await read(Math.floor(block) % columns, Math.floor(Math.floor(block) / columns));
		for (let from = 0; samples && from < samples.values.length; from += layout.samples) {
			const hidden = layout.alpha !== undefined && samples.values[from + layout.alpha] === 0;
			if (hidden || isGap(samples.values, from, layout)) continue;
			for (let band = 0; band < bands; band += 1) meter.add(samples.values[from + band] ?? 0);
		}
	}
	return true;
}
