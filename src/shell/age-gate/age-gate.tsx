import { ageGateMessages as m } from '#messages/age-gate';
import { shellMessages } from '#messages/shell';
import { addressIn } from '../../content/addresses';
import { estates } from '../../content/estates';
import { gate, gatePhone } from '../../content/hero-map.gen.json';
import { addressHere, otherLanguages } from '../../content/languages';
import { Icon } from '../../ui/icon';
import { Mark } from '../../ui/mark';
import { Picture } from '../../ui/picture';
import { SightLines } from '../../ui/sight-lines';

/** Pages that must be readable without an answer: the gate names their addresses to its script. */
const openPages = ['/privacidade', '/termos', '/acessibilidade'];

/**
 * The question of age, closed, in the HTML of every page, over a map of the region in dark red. It is prerendered and
 * never hydrated: the page's first script opens it and handles its answers (`controller.ts`).
 */
export function AgeGate() {
	return (
		<dialog
			className="full-window age-gate"
			aria-label={m.label}
			data-age-gate={openPages.map(addressHere).join(' ')}
			data-ground="dark"
		>
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
				<span className="age-gate-links">
					{otherLanguages.map((other) => (
						<a key={other.code} href={addressIn(other, '/')} hrefLang={other.tag} lang={other.tag}>
							{other.name}
						</a>
					))}
					<a href={addressHere('/privacidade')}>{m.privacy}</a>
				</span>
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

/** The map behind the question, with the four trig points. Decorative, and lazy: a browser that does not open the gate does not fetch it. */
function GateMap() {
	return (
		<div className="age-gate-map" aria-hidden="true">
			<Picture
				files={gatePhone.files}
				crops={[{ media: '(min-width: 1024px)', files: gate.files }]}
				alt=""
				loading="lazy"
			/>
			<Lines sheet="gate" />
			<Lines sheet="gatePhone" />
		</div>
	);
}

function Lines({ sheet }: { sheet: 'gate' | 'gatePhone' }) {
	const { width, height, estates: positions } = sheet === 'gate' ? gate : gatePhone;
	return (
		<svg aria-hidden="true" data-sheet={sheet} viewBox={`0 0 ${width} ${height}`}>
			<SightLines
				points={estates.map(({ slug }) => {
					const [x = 0, y = 0] = positions[slug];
					return [(x / 100) * width, (y / 100) * height];
				})}
			/>
		</svg>
	);
}
