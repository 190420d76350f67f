import type { FieldValues } from './field-values';
import type { Rule } from './schema';

/**
 * What a rule makes of its field: does it pass?
 * @param threshold the rule's as a number; NaN, beside which every comparison fails, if it is none
 */
type Check = (values: FieldValues, rule: Rule, threshold: number) => boolean;

/** Checks by the kind of rule. A kind that is not there is ignored (docs/contact-form-7.md 8.2). */
export type Checks = Readonly<Record<string, Check>>;

const emailLocalPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** An e-mail address in the plugin's sense, stricter and laxer than the standard's (docs/contact-form-7.md 8.2). */
function isEmail(text: string): boolean {
	const [local, domain, ...rest] = text.split('@');
	if (text.length < 6 || !local || !domain || rest.length > 0) return false;
	const labels = domain.split('.');
	return emailLocalPart.test(local) && labels.length >= 2 && labels.every((label) => domainLabel.test(label));
}

const allowedProtocol =
	/^(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

/**
 * A web address as the browser understands one, with a scheme the plugin allows (docs/contact-form-7.md 8.2). Chromium and the server
 * take a blank in the host, other browsers do not: here it is a letter like any other.
 */
function isUrl(text: string): boolean {
	try {
		return allowedProtocol.test(new URL(text.replaceAll(' ', '-')).protocol);
	} catch {
		return false;
	}
}

/** A telephone number: 6 to 15 characters, its plus counted, after punctuation and extension are off (docs/contact-form-7.md 8.2). */
function isTel(text: string): boolean {
	const number = text
		.replace(/[#*].*$/s, '')
		.replace(/[()/.\-\s]/g, '')
		.replace(/^(?:\+|00)[+0]*/, '+');
	return /^\+?\d+$/.test(number) && number.length >= 6 && number.length <= 15;
}

/** The rules of fields for text and choice, with the meaning of the plugin's client (docs/contact-form-7.md 8.2). */
export const textChecks: Checks = {
	required: ({ texts }) => texts.length > 0,
	email: ({ texts }) => texts.every(isEmail),
	url: ({ texts }) => texts.every(isUrl),
	tel: ({ texts }) => texts.every(isTel),
	enum: ({ texts }, { accept = [] }) => texts.every((text) => accept.includes(text)),
	minlength: ({ texts }, _rule, threshold) => lengthOf(texts) === 0 || !(lengthOf(texts) < threshold),
	maxlength: ({ texts }, _rule, threshold) => !(lengthOf(texts) > threshold),
};

/** In UTF-16 code units, of all values together (docs/contact-form-7.md 8.2). */
function lengthOf(texts: readonly string[]): number {
	return texts.reduce((sum, text) => sum + text.length, 0);
}
