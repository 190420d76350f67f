import { estates } from '../content/estates';
import { gate, gatePhone } from '../content/hero-map.gen.json';
import { Picture } from '../ui/picture';
import { SightLines } from '../ui/sight-lines';
import css from './age-gate-dialog.module.css';

/** The region in the ink of wine behind the question, with the four trig points. Decorative. */
export function GateMap() {
	return (
		<div className={css.map} aria-hidden="true">
			<Picture files={gatePhone.files} crops={[{ media: '(min-width: 1024px)', files: gate.files }]} alt="" />
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
