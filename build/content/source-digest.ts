import { splitFrontMatter } from './front-matter.ts';

/** What a translation notes at its head of the original that it was made of: FNV-1a of its text, 32 bits. */
export function sourceDigest(source: string): string {
	let digest = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(source.replace(/\r\n?/g, '\n')))
		digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
	return digest.toString(16).padStart(8, '0');
}

/** The text of a translation which notes that it says what its original does. */
export function withSource(translation: string, original: string): string {
	return withDigest(translation, sourceDigest(original));
}

/** The same by the digest of the original; a text without fields stays as it is. */
export function withDigest(translation: string, digest: string): string {
	const parts = splitFrontMatter(translation);
	if (!parts) return translation;
	const { opening, yaml, closing, body } = parts;
	const end = opening.endsWith('\r\n') ? '\r\n' : '\n';
	const noted = noteIn.test(yaml) ? yaml.replace(noteIn, `source: ${digest}`) : `source: ${digest}${end}${yaml}`;
	return opening + noted + closing + body;
}

/** A text without what it notes of its original. */
export function withoutNote(translation: string): string {
	return withDigest(translation, '');
}

const noteIn = /^source:[^\r\n]*/m;
