import { addressHere } from '../content/languages';
import type { Block } from '../content/rich-text';
import { RichText } from './rich-text';
import css from './section-text.module.css';

type SectionTextProps = {
	blocks: readonly Block[];
	/** The class of a link that stands by itself, by where it leads. */
	linkClass?: ((href: string) => string) | undefined;
};

/** A stretch of text: paragraphs, and the quotations, lists and links among them. */
export function SectionText({ blocks, linkClass }: SectionTextProps) {
	// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
	return blocks.map((block, index) => <TextBlock key={index} block={block} linkClass={linkClass} />);
}

type TextBlockProps = { block: Block; linkClass: SectionTextProps['linkClass'] };

function TextBlock({ block, linkClass }: TextBlockProps) {
	if (typeof block === 'string' || !('kind' in block))
		return (
			<p>
				<RichText text={block} />
			</p>
		);
	if (block.kind === 'quote')
		return (
			<blockquote className={css.quote}>
				<RichText text={block.text} />
			</blockquote>
		);
	if (block.kind === 'links')
		return block.links.map(({ label, href }) => (
			<p key={href}>
				<a href={addressHere(href)} className={linkClass?.(href)}>
					{label}
				</a>
			</p>
		));
	const { items, start } = block;
	const rows = items.map((item, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: nor do the items of a list
		<li key={index}>
			<RichText text={item} />
		</li>
	));
	return start === undefined ? (
		<ul className={css.list}>{rows}</ul>
	) : (
		<ol className={css.list} start={start}>
			{rows}
		</ol>
	);
}
