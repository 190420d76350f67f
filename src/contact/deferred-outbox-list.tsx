import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { retry } from '../platform/retry';
import css from './deferred-outbox-list.module.css';
import type OutboxListView from './outbox-list';

type OutboxListProps = ComponentProps<typeof OutboxListView>;

/** As long as its code cannot be had, without network and before the worker has it, the list is missing. */
const OutboxList = lazy(() => retry(() => import('./outbox-list')));

/** The list of the outbox, whose code is fetched once the page is there: nothing of it can be prerendered. */
export function DeferredOutboxList(props: OutboxListProps) {
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
