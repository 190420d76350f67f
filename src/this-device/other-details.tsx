import { useEffect, useState } from 'react';
import { installMessages } from '#messages/install';
import { storageMessages as m } from '#messages/storage';
import { useStore } from '../platform/use-store';
import { reportRequest } from '../pwa/connectivity';
import { installStore, isStandalone, promptInstall } from '../pwa/install';
import { InstallSteps } from '../pwa/install-steps';
import { removePictures } from '../pwa/pictures';
import { type Persistence, readPersistence, requestPersistence } from '../pwa/storage';
import { checkForUpdate, lastCheckStore, type UpdateCheck } from '../pwa/update-check';
import { Icon } from '../ui/icon';
import css from './details.module.css';
import { readStoredParts, storedPartsStore } from './device-storage';
import { LanguageRows } from './language-rows';
import { ActionRow, DeviceRow } from './rows';

/** Pictures, which can be removed, and the pages themselves, of which there may be a newer edition. */
export function OtherRows() {
	const { parts } = useStore(storedPartsStore);
	const isUnreadable = useUnreadable();
	const remove = async () => {
		await removePictures();
		await readStoredParts();
	};
	if (isUnreadable) return null;
	return (
		<section className={css.rows} aria-labelledby="others-title">
			<h2 id="others-title" className="small-caps">
				{m.others}
			</h2>
			<ul>
				<li>
					<DeviceRow title={m.parts.pictures} note={parts ? m.picturesNote(parts.pictures) : m.measuring}>
						{parts && parts.pictures > 0 && (
							<button type="button" className={css.square} aria-label={m.removePictures} onClick={() => void remove()}>
								<Icon name="trash" />
							</button>
						)}
					</DeviceRow>
				</li>
				<li>
					<DeviceRow
						title={m.parts.pages}
						note={parts ? m.pagesNote(parts.pages - parts.otherLanguages) : m.measuring}
					/>
				</li>
				<LanguageRows />
			</ul>
			<SiteUpdateCheck hasPages={parts?.pages !== 0} />
		</section>
	);
}

const outcomes: Record<UpdateCheck, string> = {
	newest: m.newestSite,
	newer: m.newerSite,
	unanswered: m.noAnswer,
};

/** When the server was last asked for a newer edition of the site, and asking it now; nothing where no pages are stored that could be old. */
function SiteUpdateCheck({ hasPages }: { hasPages: boolean }) {
	const last = useStore(lastCheckStore);
	const [check, setCheck] = useState<UpdateCheck | 'checking'>();
	if (last === undefined || !hasPages) return null;

	const perform = async () => {
		setCheck('checking');
		const outcome = await checkForUpdate();
		reportRequest(outcome !== 'unanswered');
		// Another tab may have removed the pages: then there is no worker to ask.
		if (outcome === 'unanswered') await readStoredParts();
		setCheck(outcome);
	};
	return (
		<ActionRow
			label={m.lookForSite}
			busy={check === 'checking'}
			status={updateStatus(check, new Date(last))}
			perform={perform}
		/>
	);
}

function updateStatus(check: UpdateCheck | 'checking' | undefined, last: Date): string {
	if (check === undefined) return m.looked(last, new Date());
	return check === 'checking' ? m.looking : outcomes[check];
}

const persistenceWords: Record<Persistence, string> = {
	persistent: m.persistent,
	'best-effort': m.bestEffort,
	unknown: m.unknown,
};

/** Whether the browser may remove what is stored, and asking it not to. */
export function StoragePersistence() {
	const isUnreadable = useUnreadable();
	const [persistence, setPersistence] = useState<Persistence>();
	const [isRefused, setRefused] = useState(false);
	useEffect(() => {
		void readPersistence().then(setPersistence);
	}, []);

	if (isUnreadable) return null;
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
	const isUnreadable = useUnreadable();
	const { way } = useStore(installStore);
	const installed = isStandalone();
	if (isUnreadable || (way === 'none' && !installed)) return null;
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

/** Where the storage cannot be read there is nothing to count, nothing stays, and nothing opens without network. */
function useUnreadable(): boolean {
	const { parts, read } = useStore(storedPartsStore);
	return read && !parts;
}
