import { parse, serialize } from 'parse5';
import { leavesOf } from '../../src/cf7/php-tree';
import { statusName } from '../../src/cf7/status';
import type { FeedbackAnswer, InvalidField } from '../wordpress/rest-answer';
import {
	addToken,
	appendElement,
	attributeOf,
	type Element,
	findAll,
	hasClass,
	removeElement,
	setAttribute,
	setText,
	toggleAttribute,
	tokensOf,
} from './html-tree';
import type { Post } from './php-post';

/**
 * The contact page with the answer to a form posted without JavaScript in it, as the plugin renders it (docs/contact-form-7.md 3.3):
 * status as class and `data-status`, message, errors in place; what was typed stays unless it was sent.
 * @param language of the message, where it is not in that of the form
 * @throws {Error} when the page does not hold the form
 */
export function renderAnsweredPage(page: string, answer: FeedbackAnswer, post: Post, language?: string): string {
	const document = parse(page);
	const id = String(answer.contact_form_id);
	const wrapper = first(
		document,
		(element) => hasClass(element, 'wpcf7') && attributeOf(element, 'data-wpcf7-id') === id,
	);
	const form = wrapper && first(wrapper, ({ tagName }) => tagName === 'form');
	if (!wrapper || !form) throw new Error(`The contact page does not hold form ${id}.`);

	setStatus(form, pageStatusName(answer.status));
	const formLanguage = attributeOf(wrapper, 'lang') ?? '';
	const said: Said = {
		// What stands in a form that answers in another language than the page is in that of the page.
		inForm: attributeOf(form, 'lang') ?? formLanguage,
		message: language ?? formLanguage,
		fields: formLanguage,
	};
	for (const output of findAll(form, (element) => hasClass(element, 'wpcf7-response-output'))) {
		setText(output, answer.message);
		setLanguage(output, said.message, said.inForm);
	}
	const spoken = first(wrapper, (element) => hasClass(element, 'screen-reader-response'));
	if (spoken) announce(spoken, answer, said.message === formLanguage ? undefined : said.message);
	const hash = first(form, (element) => attributeOf(element, 'name') === '_wpcf7_posted_data_hash');
	if (hash) setAttribute(hash, 'value', answer.posted_data_hash ?? '');
	if (answer.status !== 'mail_sent') keepValues(form, post);
	for (const invalid of answer.invalid_fields) markInvalid(form, invalid, said);
	for (const script of findAll(document, isPageScript)) removeElement(script);
	return serialize(document);
}

/** The languages of the answer, as tags, and that of what stands around it in the form. */
type Said = { inForm: string; message: string; fields: string };

function setLanguage(element: Element, language: string, around: string): void {
	if (language !== around) setAttribute(element, 'lang', language);
}

/** The statuses that WordPress' page knows; `payment_required`, which the client knows too, is not among them. */
const knownToPage = new Set(['validation_failed', 'acceptance_missing', 'spam', 'aborted', 'mail_sent', 'mail_failed']);

/** PHP and the client of the plugin name a site's own status differently: here every run of other characters is one hyphen. */
function pageStatusName(status: string): string {
	return knownToPage.has(status) ? statusName(status) : `custom-${status.replace(/[^0-9a-z]+/gi, '-')}`;
}

/** What starts the application: where JavaScript is on after all, hydration would put the page as it was built in place of the answer. */
function isPageScript(element: Element): boolean {
	return element.tagName === 'script' && attributeOf(element, 'data-app') !== undefined;
}

function first(node: Parameters<typeof findAll>[0], holds: (element: Element) => boolean): Element | undefined {
	return findAll(node, holds)[0];
}

function setStatus(form: Element, status: string): void {
	const before = attributeOf(form, 'data-status');
	const classes = tokensOf(form, 'class').filter((name) => name !== before);
	setAttribute(form, 'class', [...classes, status].join(' '));
	setAttribute(form, 'data-status', status);
}

/**
 * The message and the list of errors for screen readers; an error leads to its field where that has an id.
 * @param language of the message, where it is not in that of the form
 */
function announce(spoken: Element, answer: FeedbackAnswer, language: string | undefined): void {
	const status = first(spoken, (element) => attributeOf(element, 'role') === 'status');
	if (status) setText(status, answer.message);
	if (status && language !== undefined) setAttribute(status, 'lang', language);
	const list = first(spoken, ({ tagName }) => tagName === 'ul');
	if (!list) return;
	list.childNodes = [];
	for (const { error_id, idref, message } of answer.invalid_fields) {
		if (idref === null) appendElement(list, 'li', { id: error_id }, message);
		else appendElement(appendElement(list, 'li', { id: error_id }), 'a', { href: `#${idref}` }, message);
	}
}

function markInvalid(form: Element, { field, message, error_id }: InvalidField, said: Said): void {
	for (const wrap of findAll(form, (element) => attributeOf(element, 'data-name') === field)) {
		for (const control of findAll(wrap, (element) => hasClass(element, 'wpcf7-form-control'))) {
			addToken(control, 'class', 'wpcf7-not-valid');
			addToken(control, 'aria-describedby', error_id);
		}
		for (const control of findAll(wrap, (element) => attributeOf(element, 'aria-invalid') !== undefined)) {
			setAttribute(control, 'aria-invalid', 'true');
		}
		const tip = appendElement(wrap, 'span', { class: 'wpcf7-not-valid-tip', 'aria-hidden': 'true' }, message);
		setLanguage(tip, said.fields, said.inForm);
	}
}

/** Puts what was posted back into the fields of a form, so that it need not be typed again. */
function keepValues(form: Element, post: Post): void {
	for (const control of findAll(form, ({ tagName }) => ['input', 'select', 'textarea'].includes(tagName))) {
		const name = attributeOf(control, 'name')?.replace(/\[\]$/, '');
		if (!name || name.startsWith('_')) continue;
		keepValue(control, leavesOf(post.fields.get(name)));
	}
}

function keepValue(control: Element, values: readonly string[]): void {
	const value = values[0] ?? '';
	switch (control.tagName === 'input' ? attributeOf(control, 'type') : control.tagName) {
		case 'textarea':
			// A parser drops a line break right after the tag.
			setText(control, value.startsWith('\n') || value.startsWith('\r') ? `\n${value}` : value);
			break;
		case 'select':
			for (const option of findAll(control, ({ tagName }) => tagName === 'option')) {
				toggleAttribute(option, 'selected', values.includes(attributeOf(option, 'value') ?? ''));
			}
			break;
		case 'checkbox':
		case 'radio':
			toggleAttribute(control, 'checked', values.includes(attributeOf(control, 'value') ?? 'on'));
			break;
		case 'submit':
		case 'file':
			break;
		default:
			setAttribute(control, 'value', value);
	}
}
