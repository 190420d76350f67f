import { type SyntheticEvent, useEffect, useRef } from 'react';
import { addCaptions, type PlaceCaption } from './place-captions';
import css from './video.module.css';

export type FilmProps = {
	title: string;
	files: { readonly webm: string; readonly mp4: string };
	captions: readonly PlaceCaption[];
	captionsLabel: string;
	/** The film did not come, or ceased to. */
	onFailure: () => void;
};

/** The film itself, which begins at once: the visitor has asked for it. */
export function Film({ title, files, captions, captionsLabel, onFailure }: FilmProps) {
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
