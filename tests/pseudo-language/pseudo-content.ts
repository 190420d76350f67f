import { fromMarkdown } from 'mdast-util-from-markdown';
import { isMap, isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { type Field, formOf } from '../../build/content/forms';
import { kindOf } from '../../build/content/schemas';
import { withSource } from '../../build/content/source-digest';
import { isShared } from '../../build/content/translation';
import { type Edit, withEdits } from './pseudo-messages';
import { plainPseudo, pseudo } from './pseudo-words';

/** A file of the content in the pseudo-language. */
export function pseudoFile(file: string, source: string): string {
	const [, head = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(source) ?? [];
	return withSource(`---\n${pseudoFields(file, head)}---\n${pseudoBody(body)}`, source);
}

/** Fields whose rows have labels of their own. */
const labelled = ['facts', 'tasting'];

function pseudoFields(file: string, head: string): string {
	const fields = parseDocument(head, { schema: 'failsafe' });
	const limits = limitsIn(formOf(kindOf(file)!.schema));
	visit(fields, {
		Scalar(key, scalar: Scalar, ancestors) {
			const path = ancestors.flatMap((node) => ('key' in node && isScalar(node.key) ? [String(node.key.value)] : []));
			if (key === 'key' ? !labelled.includes(path.at(-2) ?? '') : isShared(file, path)) return;
			const text = pseudo(String(scalar.value));
			scalar.value = key === 'key' ? text : shortened(text, limits.get(path.at(-1) ?? ''));
		},
	});
	if (file.includes('/news/') && isMap(fields.contents)) fields.set('slug', pseudoSlug(file));
	return fields.toString({ lineWidth: 0 });
}

/** An article has an address of its own in each language. */
function pseudoSlug(file: string): string {
	return plainPseudo(/([^/]+)\.md$/.exec(file)?.[1] ?? '');
}

/** How long texts may be, by the names of their fields. */
function limitsIn(fields: readonly Field[]): ReadonlyMap<string, number> {
	return new Map(
		fields.flatMap(({ name, input }) =>
			input.kind === 'text' && input.atMost !== undefined ? [[name, input.atMost] as const] : [],
		),
	);
}

/** A translator finds shorter words where there is room for a few only. */
function shortened(text: string, atMost = Number.POSITIVE_INFINITY): string {
	if (text.length <= atMost) return text;
	return text.slice(0, text.lastIndexOf(' ', atMost)).replace(/[^\p{L}\d]+$/u, '');
}

function pseudoBody(body: string): string {
	const edits: Edit[] = [];
	collect(fromMarkdown(body));
	return withEdits(body, edits);

	function collect(node: ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]): void {
		const [start, end] = [node.position?.start.offset, node.position?.end.offset];
		if (node.type === 'text' && start !== undefined && end !== undefined)
			edits.push({ start, end, text: pseudo(body.slice(start, end)) });
		if ('children' in node) for (const child of node.children) collect(child);
	}
}
