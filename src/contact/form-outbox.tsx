import { useSyncExternalStore } from 'react';
import type { OutboxMessage } from '../outbox/message';
import { DeferredOutboxList } from './deferred-outbox-list';
import type { FormStore } from './form-store';

type FormOutboxProps = { store: FormStore; onEdit: (message: OutboxMessage) => void };

/** The messages on this device, without the one whose text the form itself shows or is about to send. */
export function FormOutbox({ store, onEdit }: FormOutboxProps) {
	const { status, held } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
	const shownByForm = (id: string, state: string) => id === held && (status === 'submitting' || state === 'refused');
	return <DeferredOutboxList inForm except={shownByForm} onEdit={onEdit} />;
}
