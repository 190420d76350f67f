import type { Page } from '@playwright/test';

/**
 * All that a page says in its language: what is read, what is heard instead, and what search engines and other sites show of it. Left
 * out is what says that it is of another language (`lang`).
 */
export function textsOf(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const heard = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder', 'label'];
		const { lang } = document.documentElement;
		return [
			...textsInElements(),
			...[...document.querySelectorAll('meta')]
				.filter(({ attributes: { 0: name } }) => /description|title|alt$/.test(name?.value ?? ''))
				.map(({ content }) => content),
		];

		function textsInElements(): string[] {
			const texts: string[] = [];
			const isOwn = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
			for (const element of document.querySelectorAll('*')) {
				if (element.matches('script, style') || !isOwn(element)) continue;
				for (const name of heard) texts.push(element.getAttribute(name) ?? '');
				// To a browser with scripts its markup is text.
				if (element.localName === 'noscript') texts.push(element.textContent.replaceAll(/<[^>]*>/g, '\n'));
				// A name that is lettered in two lines is one.
				else if (element.localName === 'text') texts.push([...element.childNodes].map(wordsOf).join(' '));
				else if (!element.closest('text')) texts.push(...[...element.childNodes].filter(isText).map(wordsOf));
			}
			return texts.filter((text) => text.trim() !== '');
		}

		function isText(node: ChildNode): boolean {
			return node instanceof Text;
		}

		function wordsOf({ textContent }: ChildNode): string {
			return textContent ?? '';
		}
	});
}

/** Texts that are wider than the box which hides the rest of them. */
export function cutTexts(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		return [...document.querySelectorAll<HTMLElement>('body *')].filter(isCut).map(({ innerText }) => innerText);

		function isCut(element: HTMLElement): boolean {
			const { overflowX, clipPath } = getComputedStyle(element);
			const isOnlyHeard = clipPath === 'inset(50%)';
			if (isOnlyHeard || !/hidden|clip/.test(overflowX) || !element.checkVisibility({ visibilityProperty: true }))
				return false;
			const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
			return hasText && element.scrollWidth > element.clientWidth + 1;
		}
	});
}
