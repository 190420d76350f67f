import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const OutboxList = lazy(() => import('./outbox-list'));

/** The list of the outbox, whose code is fetched once the page is there: nothing of it can be prerendered. */
export function DeferredOutboxList(props: ComponentProps<typeof OutboxList>) {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	if (!mounted) return null;
	return (
		<Suspense fallback={null}>
			<OutboxList {...props} />
		</Suspense>
	);
}
