/**
 * Whether the plain plugin takes a message for spam: sent by a program that does not name itself, or holding a word of
 * the site's list, in whatever case and even inside another word (CONTRACT 3.2, step 6).
 */
export function isSpam(
	message: { texts: readonly string[]; userAgent: string; remoteAddress: string },
	disallowedWords: readonly string[],
): boolean {
	if (message.userAgent.length < 2) return true;
	const text = [...message.texts, message.remoteAddress, message.userAgent].join('\n').toLowerCase();
	return disallowedWords.some((word) => word !== '' && text.includes(word.toLowerCase()));
}
