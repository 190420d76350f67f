import { megabytes } from '#messages/device';
import { quantity, rounded } from './quantity';

/** Bytes in megabytes, from a thousand of them on in gigabytes: `2,1 GB`. */
export function sizeText(bytes: number): string {
	return bytes < 1e9 ? megabytes(bytes) : quantity(rounded(bytes / 1e9, 1), 'GB');
}
