import { lazyPart } from '../../platform/lazy-part';
import css from './lazy-outbox-list.module.css';

/** The list of the outbox, whose code is fetched once the page is there: nothing of it can be prerendered. */
export const LazyOutboxList = lazyPart(async () => (await import('./outbox-list')).OutboxList, {
	placeholder: <div className={css.room} />,
});
