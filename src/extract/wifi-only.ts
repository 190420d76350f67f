import { readRecord, writeRecord } from './record';

const key = '/map/extract-wifi-only';

/** Whether the visitor wants the map over Wi-Fi only; no, until he says so. */
export async function readWifiOnly(): Promise<boolean> {
	return (await readRecord(key)) === 'yes';
}

/** @returns whether it will be remembered */
export async function writeWifiOnly(only: boolean): Promise<boolean> {
	return writeRecord(key, only ? 'yes' : 'no');
}

/** What kind of line this is, in pages and in the worker; undefined where the browser does not tell (all but Chromium on mobile devices). */
export function lineKind(): string | undefined {
	if (!('connection' in navigator)) return undefined;
	return parseKind(navigator.connection);
}

/** Whether the line is one that is paid by volume. */
export function isMobileLine(): boolean {
	const kind = lineKind();
	return kind === 'cellular' || kind === 'wimax';
}

function parseKind(connection: unknown): string | undefined {
	if (typeof connection !== 'object' || connection === null || !('type' in connection)) return undefined;
	return typeof connection.type === 'string' ? connection.type : undefined;
}
