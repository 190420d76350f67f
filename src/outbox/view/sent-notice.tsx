import { Link, useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { outboxMessages as m, momentText } from '#messages/outbox';
import { outcomeActions, outcomeTexts } from '#messages/outcomes';
import { Notice } from '../../ui/notice';
import { outcomeOf } from '../outcomes';
import { useOutbox } from './use-outbox';

/** Tells, on the next page, what became of messages whose form was left meanwhile (docs/product.md 5.4). */
export function SentNotice() {
	const matches = useMatchRoute();
	// These pages tell it themselves.
	const isShownHere = matches({ to: '/contacto' }) !== false || matches({ to: '/neste-dispositivo' }) !== false;
	return isShownHere ? null : <UnreportedNotice />;
}

function UnreportedNotice() {
	const outbox = useOutbox();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const unreported = outbox.kind === 'ready' ? outbox.unreported : [];
	const open = unreported.filter(({ id }) => !closed.includes(id));
	const sent = open.flatMap((message) => (message.state === 'sent' ? [message] : []));
	const left = open.find(({ state }) => state !== 'sent');
	const notice = left && outcomeTexts[outcomeOf(left, Date.now())].notice;
	const close = { label: m.closeNotice, onPress: () => setClosed(unreported.map(({ id }) => id)) };
	// What did not go needs the visitor; what went can wait behind it.
	if (notice) {
		const toList = (
			<Link to="/contacto" className="link">
				{outcomeActions.toList}
			</Link>
		);
		return <Notice icon="warning" text={notice} ground="dark" action={toList} close={close} data-outbox-notice="" />;
	}
	const [first] = sent;
	if (!first) return null;
	const text =
		sent.length > 1 ? m.severalWentOut(sent.length) : m.wentOut(momentText(new Date(first.sentAt), new Date()));
	return <Notice icon="check" text={text} ground="leaf" close={close} data-outbox-notice="" />;
}
