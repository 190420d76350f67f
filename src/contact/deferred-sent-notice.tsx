import { lazy, Suspense, useEffect, useState } from 'react';

const SentNotice = lazy(() => import('./sent-notice'));

/** The notice of messages that went out, whose code is fetched once the page is there. */
export function DeferredSentNotice() {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	return <Suspense>{mounted && <SentNotice />}</Suspense>;
}
