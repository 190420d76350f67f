import { defaultTreeAdapter, html } from 'parse5';
import {
	attributeOf,
	type Element,
	findAll,
	hasClass,
	hiddenFields,
	isHiddenField,
} from '../../../server/messages/html-tree.ts';
import { parseSchema } from '../../../src/cf7/schema.ts';
import type { MarkupNode, OwnerForm, PulledForm, Unkept } from '../../../src/content/owner-form.ts';
import type { ContactFormSettings } from '../../../src/content/site-settings.ts';
import { formElements, isAllowed, isInputType, withoutText, words } from './allowed.ts';
import { type Parent, parsePage } from './markup.ts';
import { pullMessages as m, PullError } from './messages.ts';

/** `leftOut`: the elements and attributes that do not come into this site. */
type FormReading = { form: PulledForm; leftOut: readonly string[] };

/** The hidden fields that the members of an `OwnerForm` stand for, and the hash of an answer that nobody has sent yet. */
const known = ['_wpcf7', '_wpcf7_version', '_wpcf7_locale', '_wpcf7_unit_tag', '_wpcf7_container_post'] as const;
const made: ReadonlySet<string> = new Set([...known, '_wpcf7_posted_data_hash']);

const answers = words('wpcf7-response-output screen-reader-response wpcf7-spinner ajax-loader wpcf7-not-valid-tip');
const captchas = words(
	'wpcf7-captchac wpcf7-captchar g-recaptcha wpcf7-recaptcha cf-turnstile wpcf7-turnstile h-captcha',
);
const captchaFields =
	/^(?:_wpcf7_(?:recaptcha|turnstile)_response|_wpcf7_captcha_challenge_.*|(?:g-recaptcha|h-captcha|cf-turnstile)-response)$/;

/**
 * The form of a page of WordPress as this site keeps it.
 * @param page its address
 * @param schema the answer of `feedback/schema`
 * @throws {PullError} where the page does not hold the form, or not all of it, or where the schema is none
 */
export function readForm(
	page: string,
	source: string,
	{ id, unitTag }: ContactFormSettings,
	schema: unknown,
): FormReading {
	const rules = parseSchema(schema);
	if (!rules) throw new PullError(m.noSchema(id));
	const document = parsePage(source);
	const forms = findAll(document, isForm).map((element) => ({ element, fields: hiddenFields(element) }));
	const ofId = forms.filter(({ fields }) => fields.get('_wpcf7') === String(id));
	// A page may hold a form twice: the settings say which is meant.
	const found = ofId.find(({ fields }) => fields.get('_wpcf7_unit_tag') === unitTag) ?? ofId[0];
	const ids = forms.map(({ fields }) => Number(fields.get('_wpcf7')));
	if (!found) throw new PullError(m.noForm(page, id, ids));
	const { element, fields } = found;
	// The parser closes what the page does not.
	if (!element.sourceCodeLocation?.endTag) throw new PullError(m.halfForm(page));

	const reading = new Reading();
	const markup = reading.nodesOf(element);
	const text = (name: (typeof known)[number]) => fields.get(name) ?? '';
	const others = [...fields].filter(([name]) => !made.has(name) && name !== '_wpnonce' && !captchaFields.test(name));
	const names = [...fields.keys()];
	if (names.some((name) => captchaFields.test(name))) reading.unkept.add('captcha');
	if (names.includes('_wpnonce')) reading.unkept.add('nonce');
	return {
		form: {
			page,
			id,
			version: text('_wpcf7_version'),
			locale: text('_wpcf7_locale'),
			unitTag: text('_wpcf7_unit_tag'),
			containerPost: Number(text('_wpcf7_container_post')) || 0,
			...(hasClass(element, 'wpcf7-acceptance-as-validation') && { acceptanceAsValidation: true }),
			hidden: Object.fromEntries(others),
			markup,
			schema: { version: rules.version, locale: rules.locale, rules: rules.rules },
			unkept: [...reading.unkept].sort(),
		},
		leftOut: [...reading.leftOut],
	};
}

/** What the settings say otherwise than the page. */
export function differences(settings: ContactFormSettings, form: OwnerForm): string[] {
	return (['version', 'locale', 'unitTag', 'containerPost'] as const)
		.filter((name) => settings[name] !== form[name])
		.map((name) => m.otherSetting(name, settings[name], form[name]));
}

function isForm(element: Element): boolean {
	const parent = element.parentNode;
	return element.tagName === 'form' && parent !== null && 'attrs' in parent && hasClass(parent, 'wpcf7');
}

/** Spaces between blocks are of the source alone; within a line they part words. */
const blocks = new Set(
	words('form p div fieldset ul ol li dl dt dd select optgroup table thead tbody tfoot tr th td hr'),
);

class Reading {
	readonly unkept = new Set<Unkept>();
	readonly leftOut = new Set<string>();

	nodesOf(parent: Parent): MarkupNode[] {
		const nodes: MarkupNode[] = [];
		for (const child of parent.childNodes) {
			if (defaultTreeAdapter.isTextNode(child)) {
				const last = nodes.at(-1);
				if (typeof last === 'string') nodes.pop();
				nodes.push((typeof last === 'string' ? last : '') + child.value);
			} else if (defaultTreeAdapter.isElementNode(child)) nodes.push(...this.#element(child));
		}
		return parent.nodeName === 'textarea' ? nodes : tidied(nodes, blocks.has(parent.nodeName));
	}

	#element(element: Element): MarkupNode[] {
		const name = element.tagName;
		const isOneOf = (classes: readonly string[]) => classes.some((one) => hasClass(element, one));
		if (isOneOf(answers) || isHiddenField(element)) return [];
		if (isOneOf(captchas)) {
			this.unkept.add('captcha');
			return [];
		}
		const isKnown = formElements.has(name) && element.namespaceURI === html.NS.HTML;
		if (!isKnown || (name === 'input' && !isInputType(attributeOf(element, 'type') ?? 'text'))) {
			this.leftOut.add(name === 'input' ? `<input type="${attributeOf(element, 'type')}">` : `<${name}>`);
			return withoutText.has(name) || element.namespaceURI !== html.NS.HTML ? [] : this.nodesOf(element);
		}
		const attributes: Record<string, string> = {};
		for (const { name: attribute, value } of element.attrs) {
			if (isAllowed(name, attribute, value)) attributes[attribute] = value;
			else this.leftOut.add(`<${name} ${attribute}>`);
		}
		const children = this.nodesOf(element);
		// Of what hid the fields that stand elsewhere now nothing is left.
		const isEmptied = children.length === 0 && element.childNodes.length > 0 && /^(?:div|fieldset)$/.test(name);
		return isEmptied ? [] : [{ element: name, attributes, children }];
	}
}

/** With one space where there are several, and none at the edges of blocks and lines. */
function tidied(nodes: readonly MarkupNode[], isBlock: boolean): MarkupNode[] {
	const isEdge = (node: MarkupNode | undefined) =>
		node === undefined ? isBlock : typeof node === 'object' && (node.element === 'br' || blocks.has(node.element));
	return nodes.flatMap((node, index): MarkupNode[] => {
		if (typeof node !== 'string') return [node];
		let text = node.replace(/[ \t\r\n\f]+/g, ' ');
		if (isEdge(nodes[index - 1])) text = text.replace(/^ /, '');
		if (isEdge(nodes[index + 1])) text = text.replace(/ $/, '');
		return text === '' ? [] : [text];
	});
}
