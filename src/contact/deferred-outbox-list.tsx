import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import css from './deferred-outbox-list.module.css';

const OutboxList = lazy(() => import('./outbox-list'));

/** The list of the outbox, whose code is fetched once the page is there: nothing of it can be prerendered. */
export function DeferredOutboxList(props: ComponentProps<typeof OutboxList>) {
	const [mounted, setMounted] = useState(false);
	useEffect(() => setMounted(true), []);
	const placeholder = props.inForm ? null : <div className={css.room} />;
	if (!mounted) return placeholder;
	return (
		<Suspense fallback={placeholder}>
			<OutboxList {...props} />
		</Suspense>
	);
}
