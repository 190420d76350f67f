import type { MarkupElement, MarkupNode, OwnerForm } from './owner-form';

/** A field of a form: what it is called for visitors, and what kind of control it is. */
export type OwnerField = { name: string; label: string; kind: string };

/** The field for which something is posted under a name: `photos` for `photos[]`. */
export function fieldOfName(name: string): string {
	return name.replace(/\[.*$/, '');
}

/** The fields of a form, in its order. */
export function fieldsOf({ markup }: Pick<OwnerForm, 'markup'>): OwnerField[] {
	return fieldsIn(markup, '');
}

/** @param around what the label around says */
function fieldsIn(nodes: readonly MarkupNode[], around: string): OwnerField[] {
	return nodes.flatMap((node, index) => {
		if (typeof node === 'string') return [];
		const { element, attributes, children } = node;
		const name = attributes['data-name'];
		if (!isField(node) || name === undefined)
			return fieldsIn(children, element === 'label' ? textOf(children) : around);
		const kind = kindOf(node);
		const own = kind === 'acceptance' || kind === 'quiz' ? textOf(children) : '';
		return [{ name, label: around || own || textBefore(nodes, index) || name, kind }];
	});
}

/** `select`, `checkbox`, `file`: the plugin names it in the second class of the control (docs/contact-form-7.md 1). */
function kindOf(wrap: MarkupElement): string {
	const control = find(wrap.children, (node) => hasClass(node, 'wpcf7-form-control'));
	const [, kind = ''] = /\bwpcf7-form-control\s+wpcf7-([a-z]+)/.exec(control?.attributes.class ?? '') ?? [];
	return kind;
}

/** What stands beside a control that is in no label: the heading of a group, for instance. */
function textBefore(nodes: readonly MarkupNode[], index: number): string {
	const before = nodes.slice(0, index).findLast((node) => textOf([node]) !== '');
	return before !== undefined && !(typeof before === 'object' && holdsField(before)) ? textOf([before]) : '';
}

function holdsField(node: MarkupElement): boolean {
	return find([node], isField) !== undefined;
}

/** The text of nodes as it is read, in one line, without what fields among them say: the options of a list, for instance. */
export function textOf(nodes: readonly MarkupNode[]): string {
	const texts = nodes.map((node) => {
		if (typeof node === 'string') return node;
		return isField(node) ? '' : textOf(node.children);
	});
	return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function isField(node: MarkupElement): boolean {
	return hasClass(node, 'wpcf7-form-control-wrap');
}

/** The first element among nodes and all below them. */
export function find(
	nodes: readonly MarkupNode[],
	isWanted: (node: MarkupElement) => boolean,
): MarkupElement | undefined {
	for (const node of nodes) {
		if (typeof node === 'string') continue;
		const found = isWanted(node) ? node : find(node.children, isWanted);
		if (found) return found;
	}
	return undefined;
}

export function hasClass({ attributes }: MarkupElement, name: string): boolean {
	return (attributes.class ?? '').split(/\s+/).includes(name);
}
