import { type PhpTree, setAt } from '../../src/cf7/php-tree';

/** What arrived under a name of the form: a text, or a file with its bytes. */
export type PostedFile = { name: string; size: number; bytes: Uint8Array };
export type Entry = readonly [name: string, value: string | PostedFile];

/** PHP's `$_POST`: texts, and lists or records of them. */
export type PostTree = PhpTree<string>;
export type Post = {
	fields: PostTree;
	/** PHP's `$_FILES`, by the plain name of the field. An empty file control has sent a file without a name. */
	files: Map<string, PostedFile[]>;
};

/** PHP's own limit on what it takes from a name (`max_input_nesting_level`). */
const maxDepth = 64;

/**
 * Takes names apart as PHP does (docs/contact-form-7.md 8.1): `a` sets, `a[]` appends, `a[x]` sets a member, a plain name given twice
 * keeps the last, dots and blanks in the plain name become `_`.
 */
export function toPost(entries: readonly Entry[]): Post {
	const post: Post = { fields: new Map(), files: new Map() };
	for (const [name, value] of entries) {
		const [base, ...members] = pathOf(name);
		if (base === undefined || members.length > maxDepth) continue;
		if (typeof value === 'string') setAt(post.fields, [base, ...members], value);
		else post.files.set(base, members.length > 0 ? [...(post.files.get(base) ?? []), value] : [value]);
	}
	return post;
}

/** The one text under a name; a list or nothing at all counts as empty. */
export function textOf(post: Post, name: string): string {
	const value = post.fields.get(name);
	return typeof value === 'string' ? value : '';
}

/** @returns no member for a name that PHP ignores; `''` stands for `[]` */
function pathOf(name: string): string[] {
	const bracket = name.indexOf('[');
	const plain = toPlain(bracket < 0 ? name : name.slice(0, bracket));
	if (plain === '') return [];
	const path = [plain];
	let at = bracket;
	while (at >= 0 && name[at] === '[') {
		const end = name.indexOf(']', at);
		if (end < 0) return at === bracket ? [toPlain(name.replace('[', '_'))] : path;
		path.push(name.slice(at + 1, end));
		at = end + 1;
	}
	return path;
}

function toPlain(name: string): string {
	return name.replace(/^ +/, '').replace(/[ .]/g, '_');
}
