import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeploymentSettings } from '../../src/content/deployment-settings.ts';
import { isRecord, parseJson } from '../../src/platform/json.ts';

/** Where a build says for how long its server keeps messages. It is not served. */
const retentionFile = '_messages.json';

/** What /privacidade says, in months. */
const defaultMonths = 12;

/** For how many months the server of a site with these settings keeps messages. */
export function keepMonthsOf({ messages }: DeploymentSettings): number {
	return messages?.keepMonths ?? defaultMonths;
}

/** What the build writes for {@link readKeepMonths}. */
export function retentionFileOf(settings: DeploymentSettings): { name: string; text: string } {
	return { name: retentionFile, text: JSON.stringify({ keepMonths: keepMonthsOf(settings) }) };
}

/**
 * For how many months messages are kept, by the settings that a site was built with; twelve for a build from before they said so.
 * @throws {Error} when there is no build, or it does not say a number: nothing may be deleted on a guess
 */
export async function readKeepMonths(dist: string): Promise<number> {
	const names = await readdir(dist).catch((): string[] => []);
	if (!names.includes('_headers')) throw new Error(`There is no built site in ${dist}: run "npm run build" first.`);
	if (!names.includes(retentionFile)) return defaultMonths;
	const stored = parseJson(await readFile(join(dist, retentionFile), 'utf8'));
	const months = isRecord(stored) ? stored.keepMonths : undefined;
	if (typeof months === 'number' && Number.isInteger(months) && months > 0) return months;
	throw new Error(`${retentionFile} in ${dist} does not say how long messages are kept: run "npm run build" again.`);
}

/**
 * The time before which messages are old: the same day of the month, or its last where that month is shorter.
 * @param now and result in milliseconds since 1970
 */
export function oldBefore(now: number, months: number): number {
	const time = new Date(now);
	const day = time.getUTCDate();
	time.setUTCDate(1);
	time.setUTCMonth(time.getUTCMonth() - months);
	const lastDay = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate();
	return time.setUTCDate(Math.min(day, lastDay));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes what is old now and once a day. */
export function deleteDaily(deleteOld: () => Promise<unknown>): void {
	const run = () => {
		deleteOld().catch((error: unknown) => console.error('Old messages could not be deleted.', error));
	};
	run();
	setInterval(run, dayMs).unref();
}
