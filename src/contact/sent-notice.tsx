import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { outboxMessages as m, momentText } from '../messages/outbox';
import { Notice } from '../ui/notice';
import { useOutbox } from './use-outbox';

/** Tells, on whatever page comes first, that messages went out while nobody looked (PRODUCT 5.4). */
export default function SentNotice() {
	const matches = useMatchRoute();
	// These pages tell it themselves.
	const told = matches({ to: '/contacto' }) !== false || matches({ to: '/neste-dispositivo' }) !== false;
	return told ? null : <NewsOfSent />;
}

function NewsOfSent() {
	const outbox = useOutbox();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const news = outbox.kind === 'ready' ? outbox.messages.filter((message) => message.state === 'sent') : [];
	const open = news.filter(({ id }) => !closed.includes(id));
	const [first] = open;
	if (!first) return null;
	const text =
		open.length > 1 ? m.severalWentOut(open.length) : m.wentOut(momentText(new Date(first.sentAt), new Date()));
	const close = { label: m.closeNotice, onPress: () => setClosed(news.map(({ id }) => id)) };
	return <Notice icon="check" text={text} ground="leaf" close={close} data-outbox-notice="" />;
}
