import { useMatchRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import InstallInvitation from './install-invitation';

/** Where it would lie over what the visitor came to do: the map and its sheet, a form with its errors, the page that has it anyway. */
const pagesAtWork = ['/terroir', '/contacto', '/neste-dispositivo'] as const;

/** The invitation to install, on pages for reading only. */
export default function ConsiderateInvitation(props: ComponentProps<typeof InstallInvitation>) {
	const matches = useMatchRoute();
	return pagesAtWork.some((to) => matches({ to }) !== false) ? null : <InstallInvitation {...props} />;
}
