import { addressHere } from '../content/languages';
import { Paragraphs, RichText, type Text, textKey } from './rich-text';
import css from './section-text.module.css';

type SectionTextProps = {
	paragraphs: readonly Text[];
	/** Set large, after so many of the paragraphs. */
	quote?: { text: Text; after: number } | undefined;
	list?: readonly Text[] | undefined;
	links?: readonly { label: string; href: string }[] | undefined;
};

/** The body of a stretch of text: its paragraphs; the list, then the links, close it. */
export function SectionText({ paragraphs, quote, list, links }: SectionTextProps) {
	return (
		<>
			<Paragraphs of={paragraphs.slice(0, quote?.after)} />
			{quote && (
				<blockquote className={css.quote}>
					<RichText text={quote.text} />
				</blockquote>
			)}
			{quote && <Paragraphs of={paragraphs.slice(quote.after)} />}
			{list && (
				<ul className={css.list}>
					{list.map((item) => (
						<li key={textKey(item)}>
							<RichText text={item} />
						</li>
					))}
				</ul>
			)}
			{links?.map(({ label, href }) => (
				<p key={href}>
					<a href={addressHere(href)}>{label}</a>
				</p>
			))}
		</>
	);
}
