import offers from 'virtual:language-offers';
import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../content/addresses';
import { language, languages } from '../content/languages';
import { slot } from '../platform/web-storage';
import { Notice } from '../ui/notice';
import { LanguageLink } from './language-switch';

/** Whether this device has been offered another language; it is not offered one again. */
export const offered = slot('local', 'language-offered', (text) => text);

/** Where it would lie over what the visitor came to do. */
const pagesAtWork = ['/terroir', '/contacto'] as const;

/** The language of the site that a visitor reads sooner than that of the page, by the languages of the browser; nothing if there is none. */
export function soonerRead(
	preferred: readonly string[],
	own: Pick<Language, 'code'>,
	all: readonly Language[],
): Language | undefined {
	const known = preferred.map((tag) => all.find(({ code }) => code === tag.split('-')[0]?.toLowerCase()));
	const first = known.find((each) => each !== undefined);
	return first?.code === own.code ? undefined : first;
}

/** A line in a language that the visitor's browser prefers, which leads to the same page in it. Once closed or followed it does not come back. */
export function LanguageOffer() {
	const matches = useMatchRoute();
	const [other, setOther] = useState(() =>
		offered.read() === undefined ? soonerRead(navigator.languages, language, languages) : undefined,
	);
	const said = other && offers[other.code];
	if (!said || pagesAtWork.some((to) => matches({ to }) !== false)) return null;
	const remember = () => offered.write(other.code);
	return (
		<aside data-language-offer="" lang={other.tag}>
			<Notice
				icon="arrow"
				ground="leaf"
				text={<LanguageLink to={other} words={said.offer} onFollow={remember} />}
				close={{
					label: said.close,
					onPress: () => {
						remember();
						setOther(undefined);
					},
				}}
			/>
		</aside>
	);
}
