import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import css from './deferred-outbox-list.module.css';
import type OutboxListView from './outbox-list';

type OutboxListProps = ComponentProps<typeof OutboxListView>;

const OutboxList = lazy(load);

/** Where its code cannot be had, without network and before the worker has it, the list is missing and the page stands. */
async function load(): Promise<{ default: ComponentType<OutboxListProps> }> {
	try {
		return await import('./outbox-list');
	} catch {
		return { default: () => null };
	}
}

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
