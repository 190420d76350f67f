import { useEffect, useState } from 'react';
import { storageMessages as m } from '../messages/storage';
import { type Persistence, readPersistence, requestPersistence } from '../pwa/storage';
import css from './plain-section.module.css';

const words: Record<Persistence, string> = {
	persistent: m.persistent,
	'best-effort': m.bestEffort,
	unknown: m.unknown,
};

/** Whether the browser may take away what is stored, and asking it not to. */
export function HowLongItStays() {
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
			<p role="status">{persistence && (isRefused ? m.refused : words[persistence])}</p>
			{persistence === 'best-effort' && !isRefused && (
				<button type="button" className="button" data-variant="secondary" onClick={() => void ask()}>
					{m.askToKeep}
				</button>
			)}
		</section>
	);
}
