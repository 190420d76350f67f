/** The code that Node gives an error of the system or of its own, as `ENOENT`; empty where it has none. */
export function errorCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What an error says, or whatever else was thrown. */
export function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
