import { isRecord } from './json';

/** What the browser tells about the connection; `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`. */
export type ConnectionTraits = { saveData: boolean; effectiveType: string };

/** Reads the Network Information API as it is now, in pages and in the worker; undefined where there is none (Firefox, Safari). */
export function readConnection(): ConnectionTraits | undefined {
	const { effectiveType, saveData } = networkInformation();
	return typeof effectiveType === 'string' ? { saveData: saveData === true, effectiveType } : undefined;
}

/** `wifi`, `cellular` and so on; undefined where the browser does not tell (all but Chromium on mobile devices). */
export function connectionType(): string | undefined {
	const { type } = networkInformation();
	return typeof type === 'string' ? type : undefined;
}

function networkInformation(): Record<string, unknown> {
	return 'connection' in navigator && isRecord(navigator.connection) ? navigator.connection : {};
}
