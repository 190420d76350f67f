declare module 'fontkit' {
	/** @returns the font, with the code points that it has */
	export function create(file: Uint8Array): { characterSet: readonly number[] };
}
