import {
	type ComponentType,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from 'react';
import { uiMessages } from '#messages/ui';
import { useNetworkAnnouncement } from '../announce';
import { Icon } from '../icon';
import css from './video.module.css';

const words = uiMessages.video;

/** What plays a film: it begins at once, for the visitor has asked for it. */
type FilmProps = {
	title: string;
	files: { readonly webm: string; readonly mp4: string };
	/** The film did not come, or ceased to. */
	onFailure: () => void;
};

type VideoProps = Omit<FilmProps, 'onFailure'> & {
	/** A picture that fills the frame until the film plays. */
	poster: ReactNode;
	/** Stands below the poster, where the film's controls will be. */
	foot: ReactNode;
	/** Fetches what plays the film. */
	player: () => Promise<ComponentType<FilmProps>>;
	/** There is no network just now; the film can be tried all the same. */
	offline?: boolean;
	/** Stands over the poster: title and length. */
	children?: ReactNode;
};

type VideoState = { kind: 'poster' } | { kind: 'film'; Player: ComponentType<FilmProps> } | { kind: 'failed' };

/**
 * A film of the site's own. It and its player are fetched with a click: before it there is only the poster, and without scripts a link
 * to the file, which the browser plays by itself. Where they do not come, it says so and can be tried again.
 */
export function Video({ poster, foot, player, offline = false, children, ...film }: VideoProps) {
	const [state, setState] = useState<VideoState>({ kind: 'poster' });
	const isMissed = state.kind === 'poster' && offline;
	useNetworkAnnouncement(!isMissed, isMissed ? words.needsNetwork : '');

	async function play(event: MouseEvent | KeyboardEvent) {
		event.preventDefault();
		try {
			const Player = await player();
			setState({ kind: 'film', Player });
		} catch {
			setState({ kind: 'failed' });
		}
	}

	return (
		<div className={css.video} data-video={state.kind}>
			<div className={css.frame} data-frame="">
				<div className={css.poster}>{poster}</div>
				{state.kind !== 'film' && (
					<div className={css.title}>
						{children}
						{isMissed && (
							<p className={`chip ${css.offline}`} data-tone="offline">
								<Icon name="offline" /> {words.needsNetwork}
							</p>
						)}
					</div>
				)}
				{state.kind === 'poster' && (
					<a
						href={film.files.mp4}
						role="button"
						className={css.play}
						aria-label={`${words.play}: ${film.title}`}
						onClick={play}
						onKeyDown={(event) => event.key === ' ' && play(event)}
					>
						<PlayMark />
					</a>
				)}
				<div role="status" className={css.failure}>
					{state.kind === 'failed' && <Failure onRetry={play} />}
				</div>
			</div>
			<div className={css.foot}>{foot}</div>
			{state.kind === 'film' && <state.Player {...film} onFailure={() => setState({ kind: 'failed' })} />}
		</div>
	);
}

/** The film that had the focus is gone: what stands in its place takes it. */
function Failure({ onRetry }: { onRetry: (event: MouseEvent) => void }) {
	const retry = useRef<HTMLButtonElement>(null);
	useEffect(() => retry.current?.focus({ preventScroll: true }), []);
	return (
		<>
			<p>{words.needsNetwork}</p>
			<button ref={retry} type="button" className="button" onClick={onRetry}>
				{words.retry}
			</button>
		</>
	);
}

/** The sign for playing: three contours around a triangle. */
function PlayMark() {
	return (
		<svg viewBox="0 0 160 160" aria-hidden="true" fill="none" stroke="currentColor">
			<circle cx="80" cy="80" r="38" strokeWidth="1.6" />
			<circle cx="80" cy="80" r="57" strokeWidth="1" opacity="0.7" />
			<circle cx="80" cy="80" r="76" strokeWidth="0.7" opacity="0.45" />
			<path d="M69 60v40l34-20Z" fill="currentColor" stroke="none" />
		</svg>
	);
}
