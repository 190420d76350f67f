/** What the browser tells about the line; `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`. */
export type ConnectionTraits = { saveData: boolean; effectiveType: string };

/** Reads the Network Information API as it is now, in pages and in the worker; undefined where there is none (Firefox, Safari). */
export function readConnection(): ConnectionTraits | undefined {
	if (!('connection' in navigator)) return undefined;
	return parseConnection(navigator.connection);
}

function parseConnection(connection: unknown): ConnectionTraits | undefined {
	if (typeof connection !== 'object' || connection === null) return undefined;
	if (!('effectiveType' in connection) || typeof connection.effectiveType !== 'string') return undefined;
	const saveData = 'saveData' in connection && connection.saveData === true;
	return { saveData, effectiveType: connection.effectiveType };
}
