import { useId, useState } from 'react';
import { outboxMessages as m } from '#messages/outbox';
import { lazyPart } from '../../platform/lazy-part';
import { useStore } from '../../platform/use-store';
import { outboxStore } from '../outbox-store';
import css from './outbox-list.module.css';

/** What can be done about messages: fetched where there are any, which is seldom. */
const OutboxList = lazyPart(async () => (await import('./outbox-list')).OutboxList);

const words = { ready: m.empty, unavailable: m.unavailable };

/** The messages on this device, as its own page shows them. */
export function OutboxOverview() {
	const outbox = useStore(outboxStore);
	const titleId = useId();
	const [wanted, setWanted] = useState(false);
	// It stays once it is there: what is deleted can be put back.
	if (!wanted && outbox.kind === 'ready' && outbox.messages.length > 0) setWanted(true);
	if (wanted) return <OutboxList />;
	return (
		<section className={css.outbox} aria-labelledby={titleId}>
			<h2 id={titleId} className="small-caps">
				{m.title}
			</h2>
			{outbox.kind !== 'loading' && <p className={css.empty}>{words[outbox.kind]}</p>}
		</section>
	);
}
