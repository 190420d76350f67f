import offers from 'virtual:language-offers';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keptLanguagesMessages } from '#messages/kept-languages';
import { unknownAddressMessages as m } from '#messages/unknown-address';
import { type Language, languageAt, pathIn } from '../content/addresses';
import { languageName } from '../content/language-name';
import { addressHere, language, languages } from '../content/languages';
import { movedPages } from '../content/moved-pages';
import unknown from '../content/pages/nao-encontrado.md';
import removed from '../content/pages/retirada.md';
import { TextPageView } from '../pages/text-page';
import css from '../pages/text-page.module.css';
import { useStore } from '../platform/use-store';
import { onlineStore } from '../pwa/connectivity';
import { PageHead } from '../shell/page-head';
import { Icon } from '../ui/icon';

/** What stands at an address that the site does not have, or has no longer; `/410` is where the build renders the latter. */
export function UnknownAddress() {
	const { pathname } = useLocation();
	const other = useOtherLanguage();
	const missed = useMissedNetwork();
	const present = movedPages[pathname];
	if (present) return <Navigate to={present} replace />;
	const isRemoved = present === null || pathname === '/410';
	const page = isRemoved
		? removed
		: { ...unknown, ...(other ? inOtherLanguage(other) : missed && { lede: m.notHere }) };
	return (
		<div className={css.unknown} data-unknown-address="">
			<PageHead {...page} path={isRemoved ? '/410' : '/404'} noIndex />
			<TextPageView page={page}>
				{other && <SamePage of={other} />}
				<EmptyPlate words={isRemoved ? m.removed : m.unsurveyed} />
			</TextPageView>
		</div>
	);
}

/** Whether the network was missing since the page came: then nobody has said that the site does not have the address. */
function useMissedNetwork(): boolean {
	const online = useStore(onlineStore);
	const [missed, setMissed] = useState(false);
	if (!online && !missed) setMissed(true);
	return missed;
}

function inOtherLanguage({ code, name }: Language) {
	const called = languageName(code, name);
	return { title: keptLanguagesMessages.title(called), lede: keptLanguagesMessages.notHere(called) };
}

/** The language of the address, where this page stands in for one of another language that is not on this device. */
function useOtherLanguage(): Language | undefined {
	const [other, setOther] = useState<Language>();
	// The page was prerendered for every address.
	useEffect(() => setOther(languageAt(location.pathname, languages)), []);
	return other?.code === language.code ? undefined : other;
}

/** Leads from a page of another language to the same one in this language; from the slug of an article in the other the site leads on. */
function SamePage({ of }: { of: Language }) {
	const { pathname, search, hash } = location;
	return (
		<p className={css.samePage} data-other-language={of.code}>
			<a href={addressHere(pathIn(of, pathname)) + search + hash}>{offers[language.code]?.offer}</a>
		</p>
	);
}

/** Of the graticule of the plate, west to east and north to south: the sheet south-east of the estates. */
const meridians = ['7°00′', '6°55′', '6°50′', '6°45′', '6°40′', '6°35′', '6°30′', '6°25′'];
const parallels = ['41°00′', '40°55′', '40°50′'];

/** A plate with its frame, its graticule and one trig point, `words` beside it, and nothing surveyed. Decorative. */
function EmptyPlate({ words }: { words: string }) {
	return (
		<div className={css.emptyRoom} aria-hidden="true">
			<div className={`plate ${css.emptyPlate}`}>
				<div className={css.emptyGround}>
					<GraticuleFigures along="meridians" figures={meridians} />
					<GraticuleFigures along="parallels" figures={parallels} />
					<span className={css.unsurveyed}>
						<Icon name="trig-point" /> <span>{words}</span>
					</span>
				</div>
			</div>
		</div>
	);
}

function GraticuleFigures({ along, figures }: { along: 'meridians' | 'parallels'; figures: readonly string[] }) {
	return (
		<div className={css.figures} data-along={along}>
			{figures.map((figure) => (
				<span key={figure}>{figure}</span>
			))}
		</div>
	);
}
