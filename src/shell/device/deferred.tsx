import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/**
 * A part of the page that cannot be prerendered, for it is about this device: its code is fetched once the page is there.
 * Where it cannot be had, without network and before the worker has it, the part is missing and the page stands.
 * @param room class of what stands there until then, so that nothing moves when it comes
 */
export function deferred(load: () => Promise<{ default: ComponentType }>, room: string | undefined) {
	const Part = lazy(() => load().catch(() => ({ default: () => null })));
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
