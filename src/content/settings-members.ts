import { isRecord } from '../platform/json.ts';

/** Settings that are not as they have to be; the message names the member. */
export class SiteSettingsError extends Error {
	override name = 'SiteSettingsError';
}

export function parseSettings(text: string): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new SiteSettingsError('The site settings are not JSON.', { cause: error });
	}
	if (!isRecord(value)) throw new SiteSettingsError('The site settings are not an object.');
	return value;
}

export function stringOf(value: Record<string, unknown>, name: string): string {
	const member = value[name];
	if (typeof member !== 'string') throw new SiteSettingsError(`The site settings need "${name}", a string.`);
	return member;
}

export function optionalStringOf(value: Record<string, unknown>, name: string): string | undefined {
	return value[name] === undefined ? undefined : stringOf(value, name);
}

export function numberOf(value: Record<string, unknown>, name: string): number {
	const member = value[name];
	if (typeof member !== 'number') throw new SiteSettingsError(`The site settings need "${name}", a number.`);
	return member;
}

/** Whether a member that may be left out is `true`. */
export function flagOf(value: Record<string, unknown>, name: string): boolean {
	const member = value[name] ?? false;
	if (typeof member !== 'boolean') throw new SiteSettingsError(`"${name}" in the site settings must be true or false.`);
	return member;
}

export function objectOf(value: Record<string, unknown>, name: string): Record<string, unknown> {
	const member = optionalObjectOf(value, name);
	if (!member) throw new SiteSettingsError(`The site settings need "${name}", an object.`);
	return member;
}

export function optionalStringsOf(value: Record<string, unknown>, name: string): string[] | undefined {
	const member = value[name];
	if (member === undefined) return undefined;
	if (!Array.isArray(member) || !member.every((item) => typeof item === 'string'))
		throw new SiteSettingsError(`"${name}" in the site settings must be a list of strings.`);
	return member;
}

export function optionalObjectOf(value: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
	const member = value[name];
	if (member === undefined) return undefined;
	if (!isRecord(member)) throw new SiteSettingsError(`"${name}" in the site settings must be an object.`);
	return member;
}
