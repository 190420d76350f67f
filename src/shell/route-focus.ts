import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusFollowedLink, keepFollowedLinks } from '../ui/followed-link';

/**
 * After a navigation without a reload, moves the focus to the new page's title, which is thereby heard: nothing else says it. Who comes
 * back goes on at the link that was followed.
 */
export function useRouteFocus(): void {
	const router = useRouter();
	// Before the page can be used: the first press may lead away.
	useEffect(() => keepFollowedLinks(document), []);
	useEffect(
		() =>
			router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
				if (!pathChanged || !fromLocation || focusFollowedLink()) return;
				const heading = document.querySelector('h1');
				heading?.setAttribute('tabindex', '-1');
				heading?.focus({ preventScroll: true });
			}),
		[router],
	);
}
