import { useEffect, useState } from 'react';
import { installMessages } from '../messages/install';
import { storageMessages as m } from '../messages/storage';
import { useStore } from '../platform/use-store';
import { installStore, isStandalone, promptInstall } from '../pwa/install';
import { InstallSteps } from '../pwa/install-steps';
import { type Persistence, readPersistence, requestPersistence } from '../pwa/storage';
import css from './details.module.css';

const persistenceWords: Record<Persistence, string> = {
	persistent: m.persistent,
	'best-effort': m.bestEffort,
	unknown: m.unknown,
};

/** Whether the browser may remove what is stored, and asking it not to. */
export function StoragePersistence() {
	const [persistence, setPersistence] = useState<Persistence>();
	const [isRefused, setRefused] = useState(false);
	useEffect(() => {
		void readPersistence().then(setPersistence);
	}, []);

	const ask = async () => {
		const answer = await requestPersistence();
		setPersistence(answer);
		setRefused(answer !== 'persistent');
	};
	return (
		<section aria-labelledby="stay-title" className={css.section}>
			<h2 id="stay-title" className="small-caps">
				{m.stay}
			</h2>
			<p>{m.iphone}</p>
			<p role="status">{persistence && (isRefused ? m.refused : persistenceWords[persistence])}</p>
			{persistence === 'best-effort' && !isRefused && (
				<button type="button" className="button" data-variant="secondary" onClick={() => void ask()}>
					{m.askToKeep}
				</button>
			)}
		</section>
	);
}

/** How to install the site, after which more browsers keep what is stored; nothing where the browser knows no way. */
export function InstallRow() {
	const { way } = useStore(installStore);
	const installed = isStandalone();
	if (way === 'none' && !installed) return null;
	return (
		<section aria-labelledby="install-row-title" className={css.section} data-install-row="">
			<h2 id="install-row-title" className="small-caps">
				{installed ? installMessages.installedTitle : installMessages.install}
			</h2>
			<p>{installed ? installMessages.installed : installMessages.benefit}</p>
			{way === 'prompt' && (
				<button type="button" className="button" data-variant="secondary" onClick={() => void promptInstall()}>
					{installMessages.installApp}
				</button>
			)}
			{way === 'manual' && <InstallSteps />}
		</section>
	);
}
