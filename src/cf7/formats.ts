const emailLocalPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const domainLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/** An e-mail address in the plugin's sense, stricter and laxer than the standard's (CONTRACT 8.2). */
export function isEmail(text: string): boolean {
	const [local, domain, ...rest] = text.split('@');
	if (text.length < 6 || !local || !domain || rest.length > 0) return false;
	const labels = domain.split('.');
	return emailLocalPart.test(local) && labels.length >= 2 && labels.every((label) => domainLabel.test(label));
}

const allowedProtocol =
	/^(?:https?|ftps?|mailto|news|irc[6s]?|gopher|nntp|feed|telnet|mms|rtsp|sms|svn|tel|fax|xmpp|webcal|urn):$/;

/**
 * A web address as the browser understands one, with a scheme the plugin allows (CONTRACT 8.2). Chromium and the server
 * take a blank in the host, other browsers do not: here it is a letter like any other.
 */
export function isUrl(text: string): boolean {
	try {
		return allowedProtocol.test(new URL(text.replaceAll(' ', '-')).protocol);
	} catch {
		return false;
	}
}

/** A telephone number: 6 to 15 characters, its plus counted, after punctuation and extension are off (CONTRACT 8.2). */
export function isTel(text: string): boolean {
	const number = text
		.replace(/[#*].*$/s, '')
		.replace(/[()/.\-\s]/g, '')
		.replace(/^(?:\+|00)[+0]*/, '+');
	return /^\+?\d+$/.test(number) && number.length >= 6 && number.length <= 15;
}
