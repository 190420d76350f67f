/** Values under the names that PHP makes of `a[x][]`: lists and records of them, as deep as the name has brackets. */
export type PhpTree<Leaf> = Map<string, Leaf | PhpTree<Leaf>>;

/** Sets a value as PHP does (docs/contact-form-7.md 8.1). The name comes taken apart; `''` stands for `[]`, which appends. */
export function setAt<Leaf>(tree: PhpTree<Leaf>, [member = '', ...below]: readonly string[], value: Leaf): void {
	const key = keyIn(tree, member);
	if (below.length === 0) {
		tree.set(key, value);
		return;
	}
	const found = tree.get(key);
	const branch: PhpTree<Leaf> = found instanceof Map ? found : new Map();
	tree.set(key, branch);
	setAt(branch, below, value);
}

/** The number that `[]` gets next, kept beside each tree: to look for it would take a time that grows with the square of the entries. */
const nextIndices = new WeakMap<object, number>();

function keyIn(tree: object, member: string): string {
	const next = nextIndices.get(tree) ?? 0;
	const key = member === '' ? String(next) : member;
	if (/^\d{1,15}$/.test(key)) nextIndices.set(tree, Math.max(next, Number(key) + 1));
	return key;
}

/** All values at and below one, in the order they came. */
export function leavesOf<Leaf>(value: Leaf | PhpTree<Leaf> | undefined): Leaf[] {
	if (value === undefined) return [];
	return value instanceof Map ? [...value.values()].flatMap((below) => leavesOf<Leaf>(below)) : [value];
}
