import { addressHere, foreignName } from '../content/languages';

/** Plain text, or stretches of it with stressed words and links among them. */
type Text = string | readonly Inline[];
type Inline = string | { kind: 'emphasis' | 'strong'; text: string } | { kind: 'link'; text: string; href: string };

/** Running text with its links and stress, as elements. */
export function RichText({ text }: { text: Text }) {
	if (typeof text === 'string') return text;
	let end = 0;
	return text.map((part) => {
		end += wordsOf(part).length;
		return <InlineText key={end} part={part} />;
	});
}

/** Paragraphs of running text, one under the other. */
export function Paragraphs({ of }: { of: readonly Text[] }) {
	return of.map((text) => (
		<p key={textKey(text)}>
			<RichText text={text} />
		</p>
	));
}

/** The words of a text, by which lists tell their items apart. */
function textKey(text: Text): string {
	return typeof text === 'string' ? text : text.map(wordsOf).join('');
}

function InlineText({ part }: { part: Inline }) {
	if (typeof part === 'string') return part;
	switch (part.kind) {
		case 'emphasis':
			// In another language than the main one these are its words: `calço` (docs/content.md).
			return <em lang={foreignName}>{part.text}</em>;
		case 'strong':
			return <strong>{part.text}</strong>;
		case 'link':
			return <a href={addressHere(part.href)}>{part.text}</a>;
	}
}

function wordsOf(part: Inline): string {
	return typeof part === 'string' ? part : part.text;
}
