import { parseArgs } from 'node:util';
import { publishTiles, synthesised } from '../archive/pack';
import { Failure } from '../failure';
import { mapFolder } from '../paths';
import { stage } from '../steps/progress';
import { makeStills } from '../stills/command';
import { defaultQuality } from './pyramid/encoding';
import { synthesise } from './synthesise';

/** `imagery`: the archive of the map, from the land's own model or, with `--source`, from real imagery. */
export async function runImagery(args: string[]): Promise<void> {
	const { values } = parseArgs({
		args,
		options: {
			source: { type: 'string', multiple: true, default: [] },
			layer: { type: 'string' },
			attribution: { type: 'string' },
			out: { type: 'string', default: mapFolder },
			quality: { type: 'string', default: `${defaultQuality}` },
		},
	});
	const quality = parseQuality(values.quality);
	if (values.source.length > 0) {
		const { runSources } = await import('../sources/run');
		const { source: sources, layer, attribution, out } = values;
		await runSources({ sources, layer, attribution, out, quality });
	} else {
		const folder = await synthesise(quality);
		await publishTiles(folder, { out: values.out, attribution: values.attribution ?? synthesised });
	}
	await stage('Stills', () => makeStills(values.out));
}

function parseQuality(text: string): number {
	const quality = Number(text);
	if (!Number.isInteger(quality) || quality < 1 || quality > 100) {
		throw new Failure(`--quality is a whole number from 1 to 100, not '${text}'`);
	}
	return quality;
}
