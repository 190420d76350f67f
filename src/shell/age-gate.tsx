import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { confirmAge, isAgeConfirmed } from './age-confirmation';

/** Fetched for those only who have not answered yet. Without it (a line that broke) the page is shown and the question comes next time. */
const AgeGateDialog = lazy(() => import('./age-gate-dialog').catch(() => ({ default: () => null })));

/** Pages that must be readable before anybody has confirmed anything. */
const openPages = ['/privacidade', '/termos', '/acessibilidade'];

/** Asks once, with a single click, whether the visitor is of age (SPEC 4 and 9). The page stays in the HTML beneath. */
export function AgeGate() {
	const [confirmed, setConfirmed] = useState(true);
	const { pathname } = useLocation();
	useEffect(() => setConfirmed(isAgeConfirmed(document.cookie)), []);

	function confirm() {
		confirmAge(document);
		setConfirmed(true);
	}

	if (confirmed || openPages.includes(pathname)) return null;
	return (
		<Suspense fallback={null}>
			<AgeGateDialog onConfirm={confirm} />
		</Suspense>
	);
}
