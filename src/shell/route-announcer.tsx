import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shellMessages as m } from '../messages/shell';

/** After a navigation without a reload, moves focus to the new page's title and says where the visitor has arrived. */
export function RouteAnnouncer() {
	const router = useRouter();
	const [announcement, setAnnouncement] = useState('');
	useEffect(
		() =>
			router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
				if (!pathChanged || !fromLocation) return;
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
