import { readRecord, writeRecord } from './record';

/** What the visitor said about the extract: nothing yet, yes, not now, or take it away. */
export type ExtractChoice = 'none' | 'wanted' | 'paused' | 'removed';

const key = '/map/extract-choice';

/** Anything unreadable counts as nothing said. */
export async function readChoice(): Promise<ExtractChoice> {
	return parseChoice(await readRecord(key));
}

/** Storage that refuses loses only the memory of the choice: the act itself reports its own failure. */
export async function writeChoice(choice: ExtractChoice): Promise<void> {
	await writeRecord(key, choice);
}

function parseChoice(text: string | undefined): ExtractChoice {
	return text === 'wanted' || text === 'paused' || text === 'removed' ? text : 'none';
}
