import { readRecord, writeRecord } from './record';

const key = '/map/extract-last-look';

/** When the server last said which map is the current one; undefined if it never did. */
export async function readLastLook(): Promise<Date | undefined> {
	const moment = new Date((await readRecord(key)) ?? Number.NaN);
	return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export async function writeLastLook(moment: Date): Promise<void> {
	await writeRecord(key, moment.toISOString());
}
