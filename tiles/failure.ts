/** Something the person at the keyboard can put right; its message is the one line they are shown. */
export class Failure extends Error {
	override name = 'Failure';
}

/** What an unknown thrown value says, on one line. */
export function reasonOf(error: unknown): string {
	return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').trim();
}
