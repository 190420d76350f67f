import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { left: number; right: number; top: number; bottom: number };

/** A line of a text. The tops and bottoms of letters' boxes are left out, which are empty for most letters and touch where lines are set tight. */
type Line = Box & {
	text: string;
	/** Which heading, paragraph or control it belongs to. */
	block: number;
	/** A drawing lies there too, of which it is no lettering. */
	isOnDrawing: boolean;
};

/** Texts of the page, as laid out now, that stand on each other: `"Cabeço" on "7°04′10″"`. */
export async function overlappingTexts(page: Page): Promise<string[]> {
	const lines = await readLines(page);
	return lines.flatMap((one, index) =>
		lines
			.slice(index + 1)
			.filter((other) => one.block !== other.block && meet(one, other))
			.map((other) => `"${one.text}" on "${other.text}"`),
	);
}

function meet(one: Box, other: Box): boolean {
	const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
	const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
	return across > 2 && down > 1;
}

/** By so many steps of 255 pixels differ that are seen to. */
const seenSteps = 24;
/** Fewer of them are no line. */
const fewPixels = 3;

/**
 * Texts of the page that lines of a drawing run through, as it is painted now: whose ground changes when the drawings are taken away.
 * So drawings may lie under a text as long as they are faded, masked or covered there.
 */
export async function textsOnLines(page: Page): Promise<string[]> {
	const lines = (await readLines(page)).filter(({ isOnDrawing }) => isOnDrawing);
	if (lines.length === 0) return [];
	const drawn = await paint(page);
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('svg, svg * { visibility: hidden !important }');
		document.adoptedStyleSheets = [sheet];
	});
	const bare = await paint(page);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
	return lines.filter((line) => changed(drawn, bare, line) >= fewPixels).map(({ text }) => `"${text}"`);
}

/** One byte a pixel of the whole page. */
type Painting = { grey: Uint8Array; width: number; height: number; density: number };

async function paint(page: Page): Promise<Painting> {
	const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
	const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
	const density = info.width / (page.viewportSize()?.width ?? info.width);
	return { grey: data, width: info.width, height: info.height, density };
}

function changed(drawn: Painting, bare: Painting, { left, right, top, bottom }: Box): number {
	let count = 0;
	for (let y = Math.ceil(top * drawn.density); y < Math.min(bottom * drawn.density, drawn.height); y++)
		for (let x = Math.max(0, Math.ceil(left * drawn.density)); x < Math.min(right * drawn.density, drawn.width); x++) {
			const at = y * drawn.width + x;
			if (Math.abs((drawn.grey[at] ?? 0) - (bare.grey[at] ?? 0)) > seenSteps) count += 1;
		}
	return count;
}

function readLines(page: Page): Promise<Line[]> {
	return page.evaluate(() => {
		const range = document.createRange();
		// What a dialog covers is not seen beside it.
		const parts = [
			...document.querySelectorAll(document.querySelector('dialog:modal') ? 'dialog:modal' : 'main, footer'),
		].filter((part) => !part.parentElement?.closest('main, footer, dialog:modal'));
		const blocks: (Element | null)[] = [];
		const drawings = parts
			.flatMap((part) => [...part.querySelectorAll('svg')])
			.filter((svg) => !svg.parentElement?.closest('svg') && isSeen(svg))
			.map((svg) => svg.getBoundingClientRect());
		return parts.flatMap(linesIn);

		function linesIn(part: Element): Line[] {
			const lines: Line[] = [];
			const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
				const element = node.parentElement;
				if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
				range.selectNodeContents(node);
				const block = element.closest('h1, h2, h3, h4, p, li, dt, dd, button, a, text');
				if (!blocks.includes(block)) blocks.push(block);
				for (const box of range.getClientRects()) {
					if (box.width < 2 || box.height < 2) continue;
					const trim = box.height / 4;
					lines.push({
						text: node.textContent.trim().slice(0, 30),
						block: blocks.indexOf(block),
						left: box.left,
						right: box.right,
						top: box.top + trim,
						bottom: box.bottom - trim,
						isOnDrawing: !element.closest('svg') && drawings.some((drawing) => touch(box, drawing)),
					});
				}
			}
			return lines;
		}

		function touch(one: DOMRect, other: DOMRect): boolean {
			return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
		}

		function isSeen(element: Element): boolean {
			// Panel and sheet lie over the map, whose own tests know what keeps clear of what.
			if (element.closest('[inert], [data-map], dialog:not([open]), option, script, style, noscript')) return false;
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
			for (let each: Element | null = element; each; each = each.parentElement) {
				const { clipPath, position } = getComputedStyle(each);
				if (clipPath === 'inset(50%)' || position === 'sticky') return false;
			}
			return true;
		}
	});
}
