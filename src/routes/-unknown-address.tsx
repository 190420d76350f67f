import { Navigate, useLocation } from '@tanstack/react-router';
import { unknownAddressMessages as m } from '#messages/unknown-address';
import { movedPages } from '../content/moved-pages';
import unknown from '../content/pages/nao-encontrado.md';
import removed from '../content/pages/retirada.md';
import { TextPageView } from '../pages/text-page';
import css from '../pages/text-page.module.css';
import { PageHead } from '../shell/page-head';
import { Icon } from '../ui/icon';

/** What stands at an address that the site does not have, or has no longer; `/410` is where the build renders the latter. */
export function UnknownAddress() {
	const { pathname } = useLocation();
	const present = movedPages[pathname];
	if (present) return <Navigate to={present} replace />;
	const isRemoved = present === null || pathname === '/410';
	const page = isRemoved ? removed : unknown;
	return (
		<div data-unknown-address="">
			<PageHead {...page} path={isRemoved ? '/410' : '/404'} noIndex />
			<TextPageView page={page}>
				<EmptyPlate words={isRemoved ? m.removed : m.unsurveyed} />
			</TextPageView>
		</div>
	);
}

/** A plate with its frame, its graticule and one trig point, `words` beside it, and nothing surveyed. Decorative. */
function EmptyPlate({ words }: { words: string }) {
	return (
		<div className={css.emptyRoom} aria-hidden="true">
			<div className={`plate ${css.emptyPlate}`}>
				<div className={css.emptyGround}>
					<span className={css.unsurveyed}>
						<Icon name="trig-point" /> <i>{words}</i>
					</span>
				</div>
			</div>
		</div>
	);
}
