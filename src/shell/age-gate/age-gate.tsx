import { ageGateMessages as m } from '../../messages/age-gate';
import { shellMessages } from '../../messages/shell';
import { Icon } from '../../ui/icon';
import { Mark } from '../../ui/mark';
import { GateMap } from './gate-map';

/**
 * The question of age as it stands, closed, in the HTML of every page, over the region in the ink of wine. It is prerendered and
 * never hydrated: the page's first script opens it (`ask-age.ts`) and hears its answers (`keep-asking.ts`).
 */
export function AgeGate() {
	return (
		<dialog className="age-gate" aria-label={m.label} data-age-gate="" data-ground="dark">
			<GateMap />
			<div className="age-gate-text">
				<p className="age-gate-brand">
					<Mark height={40} />
					<span>Quatro Vistas</span>
				</p>
				<Question />
				<Declined />
			</div>
			<div className="age-gate-foot">
				<span>
					{shellMessages.responsible} {shellMessages.moderation}
				</span>
				<a href="/privacidade">{m.privacy}</a>
			</div>
		</dialog>
	);
}

function Question() {
	return (
		<div data-part="question">
			<h2 className="d2" tabIndex={-1}>
				{m.bornBefore} <span data-age-limit="" />?
			</h2>
			<p>{m.reason}</p>
			<div className="age-gate-answers">
				<button type="button" className="button" data-variant="light" data-answer="of-age">
					{m.confirm} <Icon name="arrow" />
				</button>
				<button type="button" className="button" data-variant="outline" data-answer="declined">
					{m.decline}
				</button>
			</div>
		</div>
	);
}

function Declined() {
	return (
		<div data-part="declined" hidden>
			<h2 className="d2" tabIndex={-1}>
				{m.declinedTitle}
			</h2>
			<p>{m.declinedText}</p>
			<div className="age-gate-answers">
				<button type="button" className="button" data-variant="outline" data-answer="question">
					{m.back}
				</button>
			</div>
		</div>
	);
}
