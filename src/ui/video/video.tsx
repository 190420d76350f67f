import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNetworkAnnouncement } from '../announce';
import { Icon } from '../icon';
import { Film, type FilmProps } from './film';
import { PlayMark } from './play-mark';
import css from './video.module.css';

export type VideoWords = {
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
