import { Link } from '@tanstack/react-router';
import type { HomePage } from '../content/pages/home-page';
import { homeMessages as m } from '../messages/home';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Reveal } from '../ui/reveal/reveal';
import { ScaleBar } from '../ui/scale-bar';
import css from './hero.module.css';
import { RegionDrawing, type SheetName, sheets } from './region-drawing';

/** The region drawn: relief, rivers, the four estates as links to their terroir, and the lines of sight between them. */
export function Hero({ hero }: { hero: HomePage['hero'] }) {
	return (
		<section className={css.hero}>
			<div className={css.text}>
				<h1 className="d1">
					{hero.lines.map((line) => (
						<span key={line}>{line} </span>
					))}
				</h1>
				<p className={css.lede}>{hero.lede}</p>
				<div className={css.actions}>
					<Link to="/terroir" className="button">
						{m.openMap} <Icon name="arrow" />
					</Link>
					<Link to="/vinhos" className="link">
						{m.seeWines}
					</Link>
				</div>
			</div>
			<RegionMap />
			<div className={css.scale}>
				<div role="img" aria-label={m.scale}>
					<ScaleBar values={[0, 5, 10, 15]} unit="km" />
				</div>
				<p>{m.contours}</p>
			</div>
		</section>
	);
}

function RegionMap() {
	return (
		<div className={css.map}>
			<Picture
				files={sheets.heroPhone.files}
				crops={[
					{ media: '(min-width: 1024px)', files: sheets.hero.files },
					{ media: '(min-width: 640px)', files: sheets.heroTablet.files },
				]}
				alt=""
				fetchPriority="high"
				width={sheets.hero.width}
				height={sheets.hero.height}
			/>
			{sheetNames.map((sheet) => (
				<Reveal key={sheet} className={css.layer}>
					<RegionDrawing sheet={sheet} />
				</Reveal>
			))}
		</div>
	);
}

const sheetNames = ['hero', 'heroTablet', 'heroPhone'] as const satisfies readonly SheetName[];
