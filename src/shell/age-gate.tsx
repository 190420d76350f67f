import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ageGateMessages as m, shellMessages } from '../messages/shell';
import { Icon } from '../ui/icon';
import { ModalDialog } from '../ui/modal-dialog';
import { ageLimit, confirmAge, isAgeConfirmed } from './age-confirmation';
import css from './age-gate.module.css';
import { GateMap } from './gate-map';
import { Mark } from './mark';

/** Pages that must be readable before anybody has confirmed anything. */
const openPages = ['/privacidade', '/termos', '/acessibilidade'];

type Answer = 'unasked' | 'asked' | 'declined' | 'confirmed';

/** Asks once, with a single click, whether the visitor is of age (SPEC 4 and 9). The page stays in the HTML beneath. */
export function AgeGate() {
	const [answer, setAnswer] = useState<Answer>('unasked');
	const { pathname } = useLocation();
	useEffect(() => setAnswer(isAgeConfirmed(document.cookie) ? 'confirmed' : 'asked'), []);

	function confirm() {
		confirmAge(document);
		setAnswer('confirmed');
	}

	const open = (answer === 'asked' || answer === 'declined') && !openPages.includes(pathname);
	return (
		<ModalDialog
			open={open}
			onClose={confirm}
			closedBy="none"
			label={m.label}
			className={css.gate}
			data={{ 'data-age-gate': '', 'data-ground': 'dark' }}
		>
			{open && (
				<>
					<GateMap />
					<div className={css.text}>
						<p className={css.brand}>
							<Mark height={40} />
							<span>Quatro Vistas</span>
						</p>
						{answer === 'asked' ? (
							<Question onConfirm={confirm} onDecline={() => setAnswer('declined')} />
						) : (
							<Declined onBack={() => setAnswer('asked')} />
						)}
					</div>
					<div className={css.foot}>
						<span>
							{shellMessages.responsible} {shellMessages.moderation}
						</span>
						<Link to="/privacidade">Privacidade</Link>
					</div>
				</>
			)}
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
