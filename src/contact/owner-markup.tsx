import { createElement, Fragment, type ReactNode } from 'react';
import { ownerFormMessages as m } from '#messages/owner-form';
import { parseSchema } from '../cf7/schema';
import { fieldOfName, fieldsOf, find, hasClass, textOf } from '../content/owner-fields';
import type { MarkupElement, MarkupNode, OwnerForm } from '../content/owner-form';
import fields from './fields.module.css';
import { outboxFileBytes } from './owner-files';
import css from './owner-markup.module.css';

/** Those that React calls otherwise than HTML. What a visitor changes is only the first value. */
const propNames: Readonly<Record<string, string>> = {
	autocomplete: 'autoComplete',
	checked: 'defaultChecked',
	class: 'className',
	colspan: 'colSpan',
	for: 'htmlFor',
	inputmode: 'inputMode',
	maxlength: 'maxLength',
	minlength: 'minLength',
	readonly: 'readOnly',
	rowspan: 'rowSpan',
	spellcheck: 'spellCheck',
	tabindex: 'tabIndex',
};
const flags = new Set(['checked', 'disabled', 'hidden', 'multiple', 'readonly', 'required']);

/**
 * The fields of the owner's form as their author arranged them, without the button: that is the house's own.
 * @param lang of the form, where the page is in another language
 */
export function OwnerFields({ form, lang }: { form: OwnerForm; lang?: string | undefined }) {
	const labels = new Map(fieldsOf(form).map(({ name, label }) => [name, label]));
	const labelled = new Set<string>();
	find(form.markup, ({ element, attributes }) => {
		if (element === 'label' && attributes.for) labelled.add(attributes.for);
		return false;
	});
	const draw = (nodes: readonly MarkupNode[], within: Within): ReactNode =>
		nodes.map((node, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: the markup is rendered once
			<Fragment key={index}>{typeof node === 'string' ? inOneLine(node) : drawElement(node, within)}</Fragment>
		));
	const drawElement = (node: MarkupElement, within: Within): ReactNode => {
		const { element, attributes } = node;
		const children = hasClass(node, 'wpcf7-list-item') ? withLabel(node.children) : node.children;
		if (hasClass(node, 'wpcf7-submit')) return null;
		const here: Within = {
			hasLabel: within.hasLabel || element === 'label',
			option: hasClass(node, 'has-free-text') ? textOf(children) : within.option,
			field: attributes['data-name'] ?? within.field,
		};
		const isNamed = here.hasLabel || labelled.has(attributes.id ?? '') || attributes['aria-label'] !== undefined;
		const name = hasClass(node, 'wpcf7-free-text') ? m.freeText(within.option) : labels.get(within.field);
		const isControl = ['input', 'select', 'textarea'].includes(element) && !isNamed && attributes.type !== 'hidden';
		const props = { ...propsOf(node), ...(isControl && name && { 'aria-label': name }) };
		const isEmpty = children.length === 0 || element === 'select' || element === 'textarea';
		const drawn = createElement(element, props, isEmpty ? optionsOf(node) : draw(children, here));
		return (
			<>
				{drawn}
				{!within.hasLabel && fileHint(node, form)}
			</>
		);
	};
	return (
		<div className={`${fields.field} ${css.fields}`} lang={lang}>
			{draw(form.markup, { hasLabel: false, option: '', field: '' })}
		</div>
	);
}

/** What the form around the fields has because of them. */
export function ownerFormKind({ markup, acceptanceAsValidation }: OwnerForm) {
	const hasFile = find(markup, ({ attributes }) => attributes.type === 'file') !== undefined;
	return {
		className: acceptanceAsValidation ? ' wpcf7-acceptance-as-validation' : '',
		encType: hasFile ? 'multipart/form-data' : undefined,
		/** What its author calls the button. */
		submit: find(markup, (node) => hasClass(node, 'wpcf7-submit'))?.attributes.value,
	};
}

/** A page is written without the line breaks between its elements, and React must find what it rendered. */
function inOneLine(text: string): string {
	return text.replace(/\s*\n\s*/g, ' ');
}

/** An option of a group is pressed by its words too, also where the author has not put them into a label. */
function withLabel(children: readonly MarkupNode[]): readonly MarkupNode[] {
	if (find(children, ({ element }) => element === 'label')) return children;
	const isFreeText = (node: MarkupNode) => typeof node !== 'string' && hasClass(node, 'wpcf7-free-text');
	const label = { element: 'label', attributes: {}, children: children.filter((node) => !isFreeText(node)) };
	return [label, ...children.filter(isFreeText)];
}

/** What stands around an element. */
type Within = { hasLabel: boolean; option: string; field: string };

function propsOf({ element, attributes, children }: MarkupElement): Record<string, unknown> {
	const props: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(attributes)) {
		if (name === 'selected') continue;
		if (name === 'value' && element === 'input' && !isButton(attributes)) props.defaultValue = value;
		else props[propNames[name] ?? name] = flags.has(name) ? true : value;
	}
	if (element === 'textarea') props.defaultValue = textsIn(children);
	if (element === 'select') {
		const chosen = optionsIn(children).filter(({ attributes }) => 'selected' in attributes);
		const values = chosen.map((option) => option.attributes.value ?? textOf(option.children));
		if (values.length > 0) props.defaultValue = 'multiple' in attributes ? values : values[0];
	}
	return props;
}

/** Their value is what they say or send, and nobody changes it. */
function isButton({ type = '' }: Readonly<Record<string, string>>): boolean {
	return ['checkbox', 'radio', 'submit', 'button', 'hidden'].includes(type);
}

function textsIn(nodes: readonly MarkupNode[]): string {
	return nodes.filter((node) => typeof node === 'string').join('');
}

function optionsIn(nodes: readonly MarkupNode[]): MarkupElement[] {
	return nodes.flatMap((node) => {
		if (typeof node === 'string') return [];
		return node.element === 'option' ? [node] : optionsIn(node.children);
	});
}

/** The options of a list; nothing of what stands in no other element. */
function optionsOf({ element, children }: MarkupElement): ReactNode {
	if (element !== 'select') return undefined;
	const draw = (nodes: readonly MarkupNode[]): ReactNode =>
		nodes.map((node, index) => {
			if (typeof node === 'string') return null;
			const inner = node.element === 'option' ? textOf(node.children) : draw(node.children);
			return createElement(node.element, { key: index, ...propsOf(node) }, inner);
		});
	return draw(children);
}

/** How large a file may be, and from which size it cannot wait on the device: said before one is chosen. */
function fileHint(node: MarkupElement, { schema }: OwnerForm): ReactNode {
	if (node.element !== 'label' && node.attributes['data-name'] === undefined) return undefined;
	const control = find([node], ({ attributes }) => attributes.type === 'file');
	if (!control) return undefined;
	const field = fieldOfName(control.attributes.name ?? '');
	const rule = parseSchema(schema)?.rules.find((each) => each.rule === 'maxfilesize' && each.field === field);
	return <span className={css.hint}>{m.fileLimit(rule && Number(rule.threshold), outboxFileBytes)}</span>;
}
