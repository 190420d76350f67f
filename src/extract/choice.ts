import { readRecord, writeRecord } from './record';

/** What the visitor said about the extract: nothing yet, yes, not now, or take it away. */
export type ExtractChoice = 'none' | 'wanted' | 'paused' | 'removed';

const key = '/map/extract-choice';

/** Anything unreadable counts as nothing said. */
export async function readChoice(): Promise<ExtractChoice> {
	return parseChoice(await readRecord(key));
}

/** @returns whether it will be remembered */
export async function writeChoice(choice: ExtractChoice): Promise<boolean> {
	return writeRecord(key, choice);
}

/** Whether the visitor said that nothing is to be fetched. */
export function isRefusal(choice: ExtractChoice): boolean {
	return choice === 'paused' || choice === 'removed';
}

function parseChoice(text: string | undefined): ExtractChoice {
	return text === 'wanted' || text === 'paused' || text === 'removed' ? text : 'none';
}
