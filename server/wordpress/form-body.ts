import type { Body } from '../http/body';
import type { Entry } from './php-post';

/**
 * Reads the entries of a form's body in either encoding. Like PHP, gives none for a body that is too large, malformed,
 * or of another type: whoever asked then misses a field it needs, and says so.
 */
export async function readFormBody(body: Body, contentType: string | undefined): Promise<Entry[]> {
	if (body.kind === 'oversized' || !contentType || !isForm(contentType)) return [];
	let form: FormData;
	try {
		form = await new Response(new Uint8Array(body.bytes), { headers: { 'content-type': contentType } }).formData();
	} catch {
		return [];
	}
	const entries: Entry[] = [];
	for (const [name, value] of form) {
		if (typeof value === 'string') entries.push([name, value]);
		else entries.push([name, { name: value.name, size: value.size, bytes: new Uint8Array(await value.arrayBuffer()) }]);
	}
	return entries;
}

/** Whether the header says `multipart/form-data`, the only type the REST route takes (CONTRACT 3.1). */
export function isMultipart(contentType: string | undefined): boolean {
	return mediaTypeOf(contentType) === 'multipart/form-data';
}

function isForm(contentType: string): boolean {
	return isMultipart(contentType) || mediaTypeOf(contentType) === 'application/x-www-form-urlencoded';
}

function mediaTypeOf(contentType: string | undefined): string | undefined {
	return contentType?.split(';')[0]?.trim().toLowerCase();
}
