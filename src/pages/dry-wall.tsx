import { randomFrom } from '../platform/random';
import css from './practice-figures.module.css';

/** Of wall in a row of the drawing. */
export const rowKm = 5;

/** How the wall is drawn, in units of the drawing. */
type WallScale = {
	km: number;
	/** From one row to the next. */
	row: number;
	/** Heights of the courses of a row, from the top. */
	courses: readonly number[];
	/** The length of a stone, on average. */
	stone: number;
};

const wide: WallScale = { km: 200, row: 44, courses: [10, 8, 11], stone: 27 };
/** Two courses of larger stones: those of the wide drawing would be a weave on a phone. */
const narrow: WallScale = { km: 136, row: 62, courses: [19, 23], stone: 38 };

type DryWallProps = {
	kilometres: number;
	/** Metres of it that fall in a winter. */
	fallen: number;
};

/** All of a wall to scale, in rows below each other: for wide windows, and for narrow ones. */
export function DryWall(props: DryWallProps) {
	return (
		<>
			<Wall className={css.wall} scale={wide} {...props} />
			<Wall className={css.narrowWall} scale={narrow} {...props} />
		</>
	);
}

type WallProps = DryWallProps & { className: string | undefined; scale: WallScale };

/** Row below row, every row with whole stones at both ends; what falls is filled. */
function Wall({ className, scale, kilometres, fallen }: WallProps) {
	const { km, row, courses } = scale;
	const rows = Array.from({ length: Math.ceil(kilometres / rowKm) }, (_, index) => ({
		top: index * row + 8,
		end: Math.min(rowKm, kilometres - index * rowKm) * km,
	}));
	const down = Math.min(fallen / 1000, rowKm) * km;
	const high = courses.reduce((sum, course) => sum + course, 0);
	return (
		<svg className={className} viewBox={`0 0 ${rowKm * km} ${rows.length * row}`} aria-hidden="true">
			{rows.map(({ top, end }, index) => (
				<path key={top} className={css.stones} d={stonesOf(scale, index === 0 ? down : 0, end, top)} />
			))}
			<g className={css.wine}>
				<path className={css.stones} d={stonesOf(scale, 0, down, 8)} />
				<path className={css.level} d={`M${down} 2V${high + 12}`} />
			</g>
		</svg>
	);
}

/** Seeds that are near each other begin alike; these are far from each other. */
const spread = 69621;

/** Between two stones. */
const joint = 2;

/** Outlines of dry stones: each as long, as high and as crooked as it happens to be, the same in every rendering. */
function stonesOf({ courses, stone }: WallScale, from: number, to: number, top: number): string {
	if (to <= from) return '';
	const random = randomFrom(Math.round(from + to + top) * spread);
	let base = top;
	let outlines = '';
	for (const height of courses) {
		base += height;
		const lengths = Array.from({ length: Math.max(1, Math.round((to - from) / stone)) }, () => 0.5 + random());
		const unit = (to - from) / lengths.reduce((sum, length) => sum + length, 0);
		const crooked = () => base - height + joint + Math.floor((random() * height) / 4);
		let end = from;
		for (const length of lengths) {
			const start = end;
			end += length * unit;
			const [left, right] = [Math.round(start) + joint / 2, Math.round(end) - joint / 2];
			const [leftTop, rightTop] = [crooked(), crooked()];
			outlines += `M${left} ${base}V${leftTop}L${right} ${rightTop}V${base}z`;
		}
	}
	return outlines;
}
