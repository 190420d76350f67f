import { useSyncExternalStore } from 'react';
import type { FormSession } from './form-session';
import { OutboxList } from './outbox-list';

/** The messages on this device, without the one whose text the form itself shows or is about to send. */
export function FormOutbox({ session }: { session: FormSession }) {
	const { status, held } = useSyncExternalStore(session.subscribe, session.getSnapshot, session.getServerSnapshot);
	const shownByForm = (id: string, state: string) => id === held && (status === 'submitting' || state === 'refused');
	return <OutboxList inForm except={shownByForm} onEdit={(message) => session.edit(message)} />;
}
