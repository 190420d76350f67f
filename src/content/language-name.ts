import { language } from './languages';

/** What the language of this page calls another: `Portuguese`. @param tag `pt-PT` */
export function languageName(tag: string): string {
	const [primary = tag] = tag.split('-');
	return new Intl.DisplayNames([language.tag], { type: 'language' }).of(primary) ?? tag;
}
