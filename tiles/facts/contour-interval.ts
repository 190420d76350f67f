/**
 * Metres between the contours of a parcel's plate: 5, or less where the parcel would hold only a few (DESIGN 6, plates).
 * `drop` is the height in metres between its lowest and its highest point.
 */
export function contourInterval(drop: number): number {
	if (drop < 30) return 2;
	if (drop < 45) return 2.5;
	return 5;
}
