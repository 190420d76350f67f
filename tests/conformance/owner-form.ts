import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { MarkupNode, PulledForm } from '../../src/content/owner-form';
import { recordedJson, recordedText } from './client/recording';

/** The recorded form of every field type in the shape in which one of the owner's is stored. */
export function recordedOwnerForm(): PulledForm {
	const schema = recordedJson('b-schema').response.body;
	const [form] = elementsIn(parseFragment(recordedText('form-b.html')).childNodes).filter(
		({ tagName }) => tagName === 'form',
	);
	const hidden = elementsIn(form?.childNodes ?? []).filter((element) => attributesOf(element).type === 'hidden');
	const values = hidden.map(attributesOf).map(({ name = '', value = '' }) => [name, value] as const);
	return {
		page: 'http://wordpress.test/tudo/',
		id: 7,
		version: '6.1.6',
		locale: 'pt_PT',
		unitTag: 'wpcf7-f7-p8-o1',
		containerPost: 8,
		hidden: Object.fromEntries(values.filter(([name]) => !/^_wpcf7(?!_quiz)/.test(name))),
		markup: nodesOf(form?.childNodes ?? []),
		schema,
		unkept: [],
	};
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

function nodesOf(nodes: readonly Node[]): MarkupNode[] {
	return nodes.flatMap((node): MarkupNode[] => {
		if ('value' in node) return [node.value];
		if (!('tagName' in node)) return [];
		const attributes = attributesOf(node);
		const isApart = attributes.type === 'hidden' || /hidden-fields|response-output/.test(attributes.class ?? '');
		return isApart ? [] : [{ element: node.tagName, attributes, children: nodesOf(node.childNodes) }];
	});
}

function attributesOf({ attrs }: Element): Record<string, string> {
	return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function elementsIn(nodes: readonly Node[]): Element[] {
	return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []));
}
