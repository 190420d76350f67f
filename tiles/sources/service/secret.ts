import { Failure } from '../../failure';

/** The environment variable that holds the access token, so that it stays out of the shell's history. */
export const tokenVariable = 'MAP_TOKEN';

/**
 * Puts the token where an address says `{token}`.
 * @throws {Failure} if one is wanted and none was given
 */
export function withToken(address: string, token: string | undefined): string {
	if (!address.includes('{token}')) return address;
	if (!token) throw new Failure(`a valid access token is required: put it into the environment as ${tokenVariable}`);
	return address.replaceAll('{token}', encodeURIComponent(token));
}

/** The address as messages may show it: without the token, and without a query, where people put keys. */
export function withoutSecrets(address: string, token: string | undefined): string {
	const end = address.search(/[?#]/);
	const path = (end === -1 ? address : address.slice(0, end)).replace(/\/\/[^/@]*@/, '//');
	if (!token) return path;
	return path.replaceAll(token, '{token}').replaceAll(encodeURIComponent(token), '{token}');
}
