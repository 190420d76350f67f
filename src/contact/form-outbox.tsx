import type { OutboxMessage } from '../outbox/message';
import { DeferredOutboxList } from './deferred-outbox-list';
import type { FormStore } from './form-store';
import { useFormSnapshot } from './use-form-snapshot';

type FormOutboxProps = { store: FormStore; onEdit: (message: OutboxMessage) => void };

/** The messages on this device, without the one whose text the form itself shows or is about to send. */
export function FormOutbox({ store, onEdit }: FormOutboxProps) {
	const { status, held, queued } = useFormSnapshot(store);
	const shownByForm = (id: string, state: string) => id === held && (status === 'submitting' || state === 'refused');
	if (!queued) return null;
	return <DeferredOutboxList inForm except={shownByForm} onEdit={onEdit} />;
}
