/**
 * Fonts as the canvas letters with them. Without a `glyphs` address MapLibre draws each letter with the page's own fonts; weight
 * and slant it reads from the first name of the stack, which therefore names no family but the style alone.
 */
export const waterFont = ['Italic', 'Bona Nova'];
export const figureFont = ['Medium', 'Ysabeau Variable'];
