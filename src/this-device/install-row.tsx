import { useSyncExternalStore } from 'react';
import { installMessages as m } from '../messages/install';
import { installStore, promptInstall } from '../pwa/install';
import { isStandalone } from '../pwa/standalone';
import { InstallSteps } from '../shell/install-steps';
import css from './plain-section.module.css';

/** The way to install the site, for whoever looks for it; nothing where the browser knows none. */
export function InstallRow() {
	const { way } = useSyncExternalStore(
		installStore.subscribe,
		installStore.getSnapshot,
		installStore.getServerSnapshot,
	);
	const installed = isStandalone();
	if (way === 'none' && !installed) return null;
	return (
		<section aria-labelledby="install-row-title" className={css.section} data-install-row="">
			<h2 id="install-row-title" className="small-caps">
				{installed ? m.installedTitle : m.install}
			</h2>
			<p>{installed ? m.installed : m.benefit}</p>
			{way === 'prompt' && (
				<button type="button" className="button" data-variant="secondary" onClick={() => void promptInstall()}>
					{m.installApp}
				</button>
			)}
			{way === 'manual' && <InstallSteps />}
		</section>
	);
}
