import { createHmac } from 'node:crypto';
import type { Post, PostTree } from './php-post';
import { stripWhiteSpace } from './white-space';

/** User data as mail and hash see it: names that begin with `_` left out, white space stripped (CONTRACT 3.2, step 3). */
export type PostedData = { [name: string]: string | PostedData };

export function postedDataOf(post: Post): PostedData {
	return toRecord(new Map([...post.fields].filter(([name]) => !name.startsWith('_'))));
}

/**
 * Contact Form 7's `posted_data_hash`: 32 hex digits, the same for the same text, unit tag and address within one half
 * hour of the clock. It says nothing about what was sent before, and prevents nothing (CONTRACT 5).
 */
export function hashPostedData(
	data: PostedData,
	from: { remoteAddress: string; unitTag: string; time: number; key: string },
): string {
	const halfHour = Math.floor(from.time / (30 * 60 * 1000));
	return createHmac('md5', from.key)
		.update(JSON.stringify([halfHour, from.remoteAddress, from.unitTag, Object.entries(data)]))
		.digest('hex');
}

/** Built from entries, so that a field named like a member of every object stays a field. */
function toRecord(tree: PostTree): PostedData {
	return Object.fromEntries(
		[...tree].map(([name, value]) => [name, typeof value === 'string' ? stripWhiteSpace(value) : toRecord(value)]),
	);
}
