import { useSyncExternalStore } from 'react';
import { storageMessages as m } from '../messages/storage';
import { removePictures } from '../pwa/stored-parts';
import { Icon } from '../ui/icon';
import { DeviceRow } from './device-row';
import css from './other-rows.module.css';
import { SiteLook } from './site-look';
import { readStoredParts, storedPartsStore } from './stored-parts-store';

/** What is here beside the map: pictures, which can be taken away, and the pages themselves, which may have a newer edition. */
export function OtherRows() {
	const { parts } = useSyncExternalStore(
		storedPartsStore.subscribe,
		storedPartsStore.getSnapshot,
		storedPartsStore.getServerSnapshot,
	);
	const remove = async () => {
		await removePictures();
		await readStoredParts();
	};
	return (
		<section aria-labelledby="others-title">
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
					<DeviceRow title={m.parts.pages} note={parts ? m.pagesNote(parts.pages) : m.measuring} />
				</li>
			</ul>
			<SiteLook />
		</section>
	);
}
