import offers from 'virtual:language-offers';
import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../ui/notice';
import { LanguageLink } from './language-switch';
import { languageToOffer, offered } from './offered-language';

/** Where it would lie over what the visitor came to do. */
const pagesAtWork = ['/terroir', '/contacto'] as const;

/** A line in a language that the visitor's browser prefers, which leads to the same page in it. Once closed or followed it does not come back. */
export function LanguageOffer() {
	const matches = useMatchRoute();
	const [other, setOther] = useState(languageToOffer);
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
