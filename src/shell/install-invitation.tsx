import { useMatchRoute } from '@tanstack/react-router';
import { megabytes } from '#messages/device';
import { installMessages as m } from '#messages/install';
import { dismissInvitation, type InstallWay, promptInstall } from '../pwa/install';
import { InstallSteps } from '../pwa/install-steps';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import css from './install-invitation.module.css';

type InstallInvitationProps = {
	way: Exclude<InstallWay, 'none'>;
	mapStored: boolean;
	/** Size of the map, where the server named it. */
	mapBytes: number | undefined;
};

/** Where it would lie over what the visitor came to do: the map and its sheet, a form with its errors, the page that has it anyway. */
const pagesAtWork = ['/terroir', '/contacto', '/neste-dispositivo'] as const;

/** The invitation to install, on pages for reading only. */
export function InvitationWhileReading(props: InstallInvitationProps) {
	const matches = useMatchRoute();
	return pagesAtWork.some((to) => matches({ to }) !== false) ? null : <InstallInvitation {...props} />;
}

/** Invites to install the site: by the browser's dialog, or by the steps of iOS. Closed, it does not come back. */
export function InstallInvitation({ way, mapStored, mapBytes }: InstallInvitationProps) {
	return (
		<section className={css.invitation} aria-labelledby="install-title" data-install={way}>
			<button type="button" className={css.close} aria-label={m.dismiss} onClick={dismissInvitation}>
				<Icon name="close" />
			</button>
			<div className={css.mark}>
				<Mark height={22} />
			</div>
			<h2 id="install-title">{m.title}</h2>
			<p className={css.reason}>
				{mapStored ? m.stored : m.before(mapBytes === undefined ? undefined : megabytes(mapBytes))}
			</p>
			{way === 'prompt' ? (
				<button type="button" className="button" onClick={() => void promptInstall()}>
					{m.install}
				</button>
			) : (
				<InstallSteps />
			)}
		</section>
	);
}
