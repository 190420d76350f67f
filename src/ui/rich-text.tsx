import { addressHere, nameLang } from '../content/languages';
import { type Inline, plainText, type RichText as Text } from '../content/rich-text';

/** Running text with its links and stress, as elements. */
export function RichText({ text }: { text: Text }) {
	if (typeof text === 'string') return text;
	let end = 0;
	return text.map((part) => {
		end += plainText([part]).length;
		return <InlineText key={end} part={part} />;
	});
}

/** Paragraphs of running text, one under the other. */
export function Paragraphs({ of }: { of: readonly Text[] }) {
	return of.map((text) => (
		<p key={plainText(text)}>
			<RichText text={text} />
		</p>
	));
}

function InlineText({ part }: { part: Inline }) {
	if (typeof part === 'string') return part;
	switch (part.kind) {
		case 'emphasis':
			// In another language than the main one these are its words: `calço` (docs/content.md).
			return <em lang={nameLang}>{part.text}</em>;
		case 'strong':
			return <strong>{part.text}</strong>;
		case 'link':
			return <a href={addressHere(part.href)}>{part.text}</a>;
	}
}
