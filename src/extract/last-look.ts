import { readRecord, writeRecord } from './record';

const key = '/map/extract-last-look';
/** The last of this page itself, where the browser remembers none. */
let latest: string | undefined;

/** When the server last said which map is the current one; undefined if it never did. */
export async function readLastLook(): Promise<Date | undefined> {
	const moment = new Date((await readRecord(key)) ?? latest ?? Number.NaN);
	return Number.isNaN(moment.getTime()) ? undefined : moment;
}

export async function writeLastLook(moment: Date): Promise<void> {
	latest = moment.toISOString();
	await writeRecord(key, latest);
}
