import { estates } from '../../content/estates';
import { gate, gatePhone } from '../../content/hero-map.gen.json';
import { Picture } from '../../ui/picture';
import { SightLines } from '../../ui/sight-lines';

/** The region in the ink of wine behind the question, with the four trig points. Decorative, and lazy: nobody fetches it who is not asked. */
export function GateMap() {
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
