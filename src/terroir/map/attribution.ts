import { parseHtml } from '../../platform/trusted-types';

/**
 * Whose imagery an archive holds, read from its metadata, as text: makers of archives write it as HTML, with links.
 * @returns null where it does not say
 */
export function attributionOf(metadata: unknown): string | null {
	const isRecord = typeof metadata === 'object' && metadata !== null;
	if (!isRecord || !('attribution' in metadata) || typeof metadata.attribution !== 'string') return null;
	// Parsed apart from the page: nothing in it is loaded or run.
	const { body } = parseHtml(metadata.attribution);
	return body.textContent.replace(/\s+/g, ' ').trim() || null;
}
