import languages from 'virtual:languages';
import { language } from './languages';

/** All that the site has, the main one first. */
export { languages };

/** All but that of this page. */
export const otherLanguages = languages.filter(({ code }) => code !== language.code);
