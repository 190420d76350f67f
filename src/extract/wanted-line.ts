import { readConnection } from '../platform/connection';
import { readChoice } from './choice';
import { isSparing } from './policy';
import { isMobileLine, readWifiOnly } from './wifi-only';

/** Thrown instead of fetching over a line that the visitor did not mean: not Wi-Fi where he wants nothing else, or slow or to be spared where he asked for nothing. */
export class WaitForLine extends Error {
	override name = 'WaitForLine';
	readonly kind: 'wifi' | 'line';

	constructor(kind: WaitForLine['kind']) {
		super(kind);
		this.kind = kind;
	}
}

/**
 * Looks at the line as it is now, in pages and in the worker.
 * @throws {WaitForLine} where nothing is to be fetched over it
 */
export async function refuseUnwantedLine(): Promise<void> {
	if (isMobileLine() && (await readWifiOnly())) throw new WaitForLine('wifi');
	const line = readConnection();
	if (line && isSparing(line) && (await readChoice()) !== 'wanted') throw new WaitForLine('line');
}
