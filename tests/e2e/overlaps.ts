import type { Page } from '@playwright/test';

/**
 * Texts of the page, as laid out now, that stand on each other: `"Cabeço" on "7°04′10″"`. The tops and bottoms of letters' boxes are
 * left out, which are empty for most letters and touch where lines are set tight.
 */
export function overlappingTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const range = document.createRange();
		// What a dialog covers is not seen beside it.
		const parts = document.querySelectorAll(document.querySelector('dialog:modal') ? 'dialog:modal' : 'main, footer');
		const texts = [...parts]
			.filter((part) => !part.parentElement?.closest('main, footer, dialog:modal'))
			.flatMap(linesIn);
		return texts.flatMap((one, index) =>
			texts
				.slice(index + 1)
				.filter((other) => one.block !== other.block && meet(one, other))
				.map((other) => `"${one.text}" on "${other.text}"`),
		);

		type Line = { text: string; block: Element | null; left: number; right: number; top: number; bottom: number };

		function linesIn(part: Element): Line[] {
			const lines: Line[] = [];
			const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
			for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
				const element = node.parentElement;
				if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
				range.selectNodeContents(node);
				for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
					if (width < 2 || height < 2) continue;
					const trim = height / 4;
					const text = node.textContent.trim().slice(0, 30);
					lines.push({
						text,
						block: element.closest('h1, h2, h3, h4, p, li, dt, dd, button, a, text'),
						left,
						right,
						top: top + trim,
						bottom: bottom - trim,
					});
				}
			}
			return lines;
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

		function meet(one: Line, other: Line): boolean {
			const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
			const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
			return across > 2 && down > 1;
		}
	});
}
