import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TerroirSlug } from '../../content/estates';
import type { Navigate } from './address-sync';
import type { TerroirSearch } from './search';

type PresentationParts = { search: TerroirSearch; terroir: TerroirSlug; navigate: Navigate; back: () => void };

/** Whether the address asks for the presentation, and what it does to the address; not before the first render, which is the prerendered one. */
export function usePresentation({ search, terroir, navigate, back }: PresentationParts) {
	const hasRendered = useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
	const isAsked = search.modo === 'prova';
	/** Whether the page itself was shown before, so that the entry beneath is its own. */
	const wasPage = useRef(false);
	useEffect(() => {
		if (!isAsked) wasPage.current = true;
	}, [isAsked]);

	return {
		isPresenting: hasRendered && isAsked,
		order: (passos: string) => void navigate({ ...search, passos }, 'replace'),
		leave: () => (wasPage.current ? back() : void navigate({ terroir }, 'replace')),
	};
}

function neverChanges(): () => void {
	return () => {};
}
