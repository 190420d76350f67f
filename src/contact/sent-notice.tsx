import { useMatchRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { outboxMessages as m, momentText } from '../messages/outbox';
import { Icon } from '../ui/icon';
import css from './sent-notice.module.css';
import { useOutbox } from './use-outbox';

/** Tells, on whatever page comes first, that messages went out while nobody looked (PRODUCT 5.4). */
export default function SentNotice() {
	const matches = useMatchRoute();
	// These pages tell it themselves.
	const told = matches({ to: '/contacto' }) !== false || matches({ to: '/neste-dispositivo' }) !== false;
	return told ? null : <Notice />;
}

function Notice() {
	const outbox = useOutbox();
	const [closed, setClosed] = useState<readonly string[]>([]);
	const news = outbox.kind === 'ready' ? outbox.messages.filter((message) => message.state === 'sent') : [];
	const open = news.filter(({ id }) => !closed.includes(id));
	const [first] = open;
	return (
		<div role="status">
			{first && (
				<div className={css.notice} data-outbox-notice="">
					<Icon name="check" />
					<p>
						{open.length > 1
							? m.severalWentOut(open.length)
							: m.wentOut(momentText(new Date(first.sentAt), new Date()))}
					</p>
					<button
						type="button"
						className={css.close}
						aria-label={m.closeNotice}
						onClick={() => setClosed(news.map(({ id }) => id))}
					>
						<Icon name="close" />
					</button>
				</div>
			)}
		</div>
	);
}
