import {
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type SyntheticEvent,
	useEffect,
	useRef,
	useState,
} from 'react';
import { useNetworkAnnouncement } from '../announce';
import { Icon } from '../icon';
import css from './video.module.css';

type VideoWords = {
	play: string;
	needsNetwork: string;
	/** Said where it was said before that it needs the network. */
	online: string;
	retry: string;
};

type VideoProps = Omit<FilmProps, 'onFailure'> & {
	words: VideoWords;
	/** A picture that fills the frame until the film plays. */
	poster: ReactNode;
	/** There is no network just now; the film can be tried all the same. */
	offline?: boolean;
	/** Stands over the poster: title and length. */
	children?: ReactNode;
};

type VideoState = { kind: 'poster' } | { kind: 'film' } | { kind: 'failed' };

/**
 * A film of the site's own that is fetched with a click: before it there is only the poster, and without scripts a link to the
 * file. Where the film does not come, it says so and can be tried again.
 */
export function Video({ words, poster, offline = false, children, ...film }: VideoProps) {
	const [state, setState] = useState<VideoState>({ kind: 'poster' });
	const isMissed = state.kind === 'poster' && offline;
	useNetworkAnnouncement(!isMissed, isMissed ? words.needsNetwork : '', words.online);

	function play(event: MouseEvent | KeyboardEvent) {
		event.preventDefault();
		setState({ kind: 'film' });
	}

	return (
		<div className={css.video} data-video={state.kind}>
			<div className={css.poster}>{poster}</div>
			{state.kind === 'film' && <Film {...film} onFailure={() => setState({ kind: 'failed' })} />}
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
				{state.kind === 'failed' && <Failure words={words} onRetry={play} />}
			</div>
		</div>
	);
}

/** The film that had the focus is gone: what stands in its place takes it. */
function Failure({ words, onRetry }: { words: VideoWords; onRetry: (event: MouseEvent) => void }) {
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

type FilmProps = {
	title: string;
	files: { readonly webm: string; readonly mp4: string };
	captions: readonly PlaceCaption[];
	captionsLabel: string;
	/** The film did not come, or ceased to. */
	onFailure: () => void;
};

/** The film itself, which begins at once: the visitor has asked for it. */
function Film({ title, files, captions, captionsLabel, onFailure }: FilmProps) {
	const video = useRef<HTMLVideoElement>(null);

	useEffect(() => {
		const film = video.current;
		if (!film) return;
		if (film.textTracks.length === 0) addCaptions(film, captions, captionsLabel);
		film.focus({ preventScroll: true });
	}, [captions, captionsLabel]);

	/** React lets the errors of the sources rise to here. */
	function handleError({ target, currentTarget }: SyntheticEvent) {
		if (target === currentTarget) onFailure();
	}

	return (
		// biome-ignore lint/a11y/useMediaCaption: the captions are added above, without a file of their own
		<video ref={video} className={css.film} aria-label={title} controls autoPlay playsInline onError={handleError}>
			<source src={files.webm} type="video/webm" />
			{/* The last that a browser tries: an error here is that of the film. */}
			<source src={files.mp4} type="video/mp4" onError={onFailure} />
		</video>
	);
}

/** A place that a film shows, from one moment to another, in seconds. */
type PlaceCaption = { readonly from: number; readonly to: number; readonly place: string };

/** Adds the names of the places as a track of captions that is shown; nothing is fetched for it. */
function addCaptions(video: HTMLVideoElement, captions: readonly PlaceCaption[], label: string): void {
	const track = video.addTextTrack('captions', label, 'pt-PT');
	for (const { from, to, place } of captions) track.addCue(new VTTCue(from, to, place));
	track.mode = 'showing';
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
