import { lazyPart } from '../platform/lazy-part';

/** The same page in each other language of the site. As prerendered its links lead there without this code. */
export const LanguageSwitch = lazyPart(async () => (await import('./language-link')).LanguageLinks, {
	near: '[data-language-switch]',
});
