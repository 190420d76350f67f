import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { retry } from '../platform/retry';

/**
 * A part of the page that cannot be prerendered, for it is about this device: its code is fetched once the page is there.
 * As long as it cannot be had, without network and before the worker has it, its room stays empty.
 * @param room class of what stands there until then, so that nothing moves when it comes
 */
export function deferred(load: () => Promise<{ default: ComponentType }>, room: string | undefined) {
	const Part = lazy(() => retry(load));
	return function Deferred() {
		const [mounted, setMounted] = useState(false);
		useEffect(() => setMounted(true), []);
		const placeholder = <div className={room} />;
		return mounted ? (
			<Suspense fallback={placeholder}>
				<Part />
			</Suspense>
		) : (
			placeholder
		);
	};
}
