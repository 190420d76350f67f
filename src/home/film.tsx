import { homeMessages as m } from '#messages/home';
import type { HomePage } from '../content/pages/pages';
import { useStore } from '../platform/use-store';
import { onlineStore } from '../pwa/connectivity';
import { withNonBreakingSpaces } from '../ui/non-breaking';
import { Picture } from '../ui/picture';
import { TimeScale } from '../ui/video/time-scale';
import { Video } from '../ui/video/video';
import css from './film.module.css';

/** Seconds of the film. */
const seasonLength = 5;

const loadPlayer = async () => (await import('./film-player')).FilmPlayer;

/** The film of the four estates; nothing of it is fetched before the click. */
export function Film({ film: { heading, caption, seen } }: { film: HomePage['film'] }) {
	const online = useStore(onlineStore);
	return (
		<section className={css.film} aria-label={heading}>
			<Video
				title={heading}
				poster={
					<Picture
						files={[{ src: '/art/film-poster-phone-600' }]}
						crops={[{ media: '(min-width: 640px)', files: [{ src: '/art/film-poster' }] }]}
						alt=""
						width={1920}
						height={1080}
						loading="lazy"
					/>
				}
				files={{ webm: '/film/quatro-vistas.webm', mp4: '/film/quatro-vistas.mp4' }}
				foot={<TimeScale names={m.filmSeasons} partLength={seasonLength} />}
				player={loadPlayer}
				offline={!online}
			>
				<h2 className={`d2 ${css.heading}`}>{withNonBreakingSpaces(heading)}</h2>
				<p className={css.caption}>{caption}</p>
			</Video>
			<details className={css.seen}>
				<summary className="ui opens">{m.filmSeen}</summary>
				<p>{seen}</p>
			</details>
		</section>
	);
}
