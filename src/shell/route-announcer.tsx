import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shellMessages as m } from '../messages/shell';
import { isReturn } from '../ui/later';
import { focusFollowedLink, keepFollowedLinks } from './followed-link';

/**
 * After a navigation without a reload, moves focus to the new page's title and says where the visitor has arrived; who comes back
 * goes on at the link that was followed.
 */
export function RouteAnnouncer() {
	const router = useRouter();
	const [announcement, setAnnouncement] = useState('');
	// Before the page can be used: the first press may lead away.
	useEffect(() => keepFollowedLinks(document), []);
	useEffect(
		() =>
			router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
				if (!pathChanged || !fromLocation || (isReturn() && focusFollowedLink())) return;
				const heading = document.querySelector('h1');
				heading?.setAttribute('tabindex', '-1');
				heading?.focus({ preventScroll: true });
				setAnnouncement(m.arrivedAt(heading?.textContent ?? document.title));
			}),
		[router],
	);
	return (
		<p className="visually-hidden" role="status" aria-live="polite">
			{announcement}
		</p>
	);
}
