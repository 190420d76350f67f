import type { Line } from '../isolines';
import { lineOn, type Sheet } from './sheet';

/** Where a course of stones begins and ends, and how high, in metres. */
type Edge = readonly [from: number, to: number, up: number];

/** A course of a dry wall, and the joint between its two stones. */
export function courseOf(sheet: Sheet, { head, foot }: { head: Edge; foot: Edge }): Line[] {
	const [back, face, top] = head;
	const [footBack, footFace, bottom] = foot;
	const joint = back + (0.3 + 0.4 * sheet.random()) * (face - back);
	return [
		lineOn(sheet, [
			[back, top],
			[face, top],
			[footFace, bottom],
			[footBack, bottom],
			[back, top],
		]),
		lineOn(sheet, [
			[joint, top],
			[joint + (sheet.random() - 0.5) * 0.08, bottom],
		]),
	];
}
