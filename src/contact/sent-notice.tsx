import { Link, useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { outboxMessages as m, momentText } from '../messages/outbox';
import { outboxAnswers } from '../messages/outbox-answers';
import { Notice } from '../ui/notice';
import { useOutbox } from './use-outbox';

/** Tells, on whatever page comes first, what became of messages while nobody looked (PRODUCT 5.4). */
export default function SentNotice() {
	const matches = useMatchRoute();
	// These pages tell it themselves.
	const told = matches({ to: '/contacto' }) !== false || matches({ to: '/neste-dispositivo' }) !== false;
	return told ? null : <News />;
}

function News() {
	const outbox = useOutbox();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const news = outbox.kind === 'ready' ? outbox.news : [];
	const open = news.filter(({ id }) => !closed.includes(id));
	const sent = open.flatMap((message) => (message.state === 'sent' ? [message] : []));
	const [left] = open.flatMap(({ state }) => (state === 'sent' ? [] : [state]));
	const close = { label: m.closeNotice, onPress: () => setClosed(news.map(({ id }) => id)) };
	// What did not go needs the visitor; what went can wait behind it.
	if (left) {
		const toList = (
			<Link to="/contacto" className="link">
				{outboxAnswers.toList}
			</Link>
		);
		return (
			<Notice
				icon="warning"
				text={outboxAnswers.left[left]}
				ground="dark"
				action={toList}
				close={close}
				data-outbox-notice=""
			/>
		);
	}
	const [first] = sent;
	if (!first) return null;
	const text =
		sent.length > 1 ? m.severalWentOut(sent.length) : m.wentOut(momentText(new Date(first.sentAt), new Date()));
	return <Notice icon="check" text={text} ground="leaf" close={close} data-outbox-notice="" />;
}
