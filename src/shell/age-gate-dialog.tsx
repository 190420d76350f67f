import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ageGateMessages as m } from '../messages/age-gate';
import { shellMessages } from '../messages/shell';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { ModalDialog } from '../ui/modal-dialog';
import { ageLimit } from './age-confirmation';
import css from './age-gate-dialog.module.css';
import { GateMap } from './gate-map';

/** The question itself, over the region in the ink of wine. Only its own buttons close it. */
export default function AgeGateDialog({ onConfirm }: { onConfirm: () => void }): ReactNode {
	const [declined, setDeclined] = useState(false);
	return (
		<ModalDialog
			open
			onClose={onConfirm}
			closedBy="none"
			label={m.label}
			className={css.gate}
			data={{ 'data-age-gate': '', 'data-ground': 'dark' }}
		>
			<GateMap />
			<div className={css.text}>
				<p className={css.brand}>
					<Mark height={40} />
					<span>Quatro Vistas</span>
				</p>
				{declined ? (
					<Declined onBack={() => setDeclined(false)} />
				) : (
					<Question onConfirm={onConfirm} onDecline={() => setDeclined(true)} />
				)}
			</div>
			<div className={css.foot}>
				<span>
					{shellMessages.responsible} {shellMessages.moderation}
				</span>
				<Link to="/privacidade">{m.privacy}</Link>
			</div>
		</ModalDialog>
	);
}

function Question({ onConfirm, onDecline }: { onConfirm: () => void; onDecline: () => void }) {
	return (
		<>
			<h2 className="d2">{m.question(ageLimit(new Date()))}</h2>
			<p>{m.reason}</p>
			<div className={css.answers}>
				<button type="button" className="button" data-variant="light" onClick={onConfirm}>
					{m.confirm} <Icon name="arrow" />
				</button>
				<button type="button" className="button" data-variant="outline" onClick={onDecline}>
					{m.decline}
				</button>
			</div>
		</>
	);
}

function Declined({ onBack }: { onBack: () => void }) {
	return (
		<>
			<h2 className="d2">{m.declinedTitle}</h2>
			<p role="status">{m.declinedText}</p>
			<div className={css.answers}>
				<button type="button" className="button" data-variant="outline" onClick={onBack}>
					{m.back}
				</button>
			</div>
		</>
	);
}
