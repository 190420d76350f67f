/** A picture on this device; the list of them is in the order in which they were stored. */
export type StoredPicture = { path: string; bytes: number };

/** Room for pictures in all, in bytes (PRODUCT 5.1). */
export const pictureRoom = 6_000_000;

/**
 * Which pictures make way for one of `bytes` bytes, the oldest first.
 * @returns undefined if it would not fit even then
 */
export function picturesMakingWay(stored: readonly StoredPicture[], bytes: number): string[] | undefined {
	if (bytes > pictureRoom) return undefined;
	let excess = bytesOf(stored) + bytes - pictureRoom;
	const leaving: string[] = [];
	for (const picture of stored) {
		if (excess <= 0) break;
		leaving.push(picture.path);
		excess -= picture.bytes;
	}
	return leaving;
}

/** Whether a picture that nobody looked at yet fits beside those that somebody did. */
export function fitsBeside(stored: readonly StoredPicture[], bytes: number): boolean {
	return bytesOf(stored) + bytes <= pictureRoom;
}

function bytesOf(stored: readonly StoredPicture[]): number {
	return stored.reduce((sum, picture) => sum + picture.bytes, 0);
}
