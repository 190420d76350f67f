import './figures.css';

/**
 * Fonts as the canvas letters with them. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight
 * and slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
export const waterFont = ['Italic', 'Bona Nova'];
export const figureFont = ['Medium', 'Ysabeau Office'];

/** Resolves when the figures can be drawn: MapLibre draws each once, with the font that is there. A font that does not come is done without. */
export async function loadFigureFont(): Promise<void> {
	await document.fonts.load("500 24px 'Ysabeau Office'", '0123456789').catch(() => []);
}
