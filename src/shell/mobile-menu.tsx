import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { installMessages } from '#messages/install';
import { menuMessages as m } from '#messages/menu';
import { houseLinks, navigation, shellMessages } from '#messages/shell';
import { estates } from '../content/estates';
import { useStore } from '../platform/use-store';
import { installStore, promptInstall } from '../pwa/install';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { ModalDialog } from '../ui/modal-dialog';
import { LanguageSwitch } from './language-switch';
import css from './mobile-menu.module.css';

/** The navigation of small screens, as a sheet over the page. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
	const { way } = useStore(installStore);
	return (
		<ModalDialog open onClose={onClose} label={m.menu} className={`full-window ${css.menu}`}>
			<div className={css.head}>
				<Link to="/" className={css.brand} onClick={onClose}>
					<Mark height={28} />
					<span>Quatro Vistas</span>
				</Link>
				<button type="button" className={css.close} aria-label={m.closeMenu} onClick={onClose}>
					<Icon name="close" />
				</button>
			</div>
			<nav className={css.places} aria-label={shellMessages.mainNavigation}>
				{navigation.map(({ to, label }) => (
					<Fragment key={to}>
						<Link to={to} activeOptions={{ includeSearch: false }} onClick={onClose}>
							{label}
							{to === '/terroir' && <small>{m.estatesAndParcels}</small>}
							{to === '/vinhos' && <small>{m.families}</small>}
						</Link>
						{to === '/terroir' && <Estates onClose={onClose} />}
					</Fragment>
				))}
				<div className={css.house}>
					{houseLinks.map(({ to, label }) => (
						<Link key={to} to={to} onClick={onClose}>
							{label}
						</Link>
					))}
				</div>
			</nav>
			<div className={css.device}>
				<Link to="/neste-dispositivo" onClick={onClose}>
					<Icon name="download" />
					<span>
						{m.onThisDevice}
						<small>{m.onThisDeviceHint}</small>
					</span>
					<Icon name="arrow" />
				</Link>
				{way === 'prompt' && (
					<button type="button" onClick={() => void promptInstall()}>
						<Icon name="plus" />
						{installMessages.installApp}
						<Icon name="arrow" />
					</button>
				)}
				<LanguageSwitch />
			</div>
		</ModalDialog>
	);
}

function Estates({ onClose }: { onClose: () => void }) {
	return (
		<div className={css.estates}>
			{estates.map(({ slug, name }) => (
				<Link key={slug} to="/terroir" search={{ terroir: slug }} onClick={onClose}>
					{name}
				</Link>
			))}
		</div>
	);
}
