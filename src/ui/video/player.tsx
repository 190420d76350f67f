import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { filmMessages as m } from '#messages/film';
import { useStore } from '../../platform/use-store';
import { useAnnouncement } from '../announce';
import { canFillScreen, enterFullScreen, fullScreenStore, leaveFullScreen } from '../full-screen';
import { Icon } from '../icon';
import { prefersReducedMotion } from '../reduced-motion';
import { type FilmPart, partAt, placeAt, scaleAt, usePlayback } from './film-time';
import css from './player.module.css';
import { TimeScale } from './time-scale';

type PlayerProps = {
	title: string;
	files: { readonly webm: string; readonly mp4: string };
	/** One after the other and equally long. */
	parts: readonly FilmPart[];
	onFailure: () => void;
};

/** Seconds by which the name of a place keeps from the ends of its part, where the picture comes out of the paper. */
const nameRest = 0.5;

/** By how many seconds a key leads on. */
const seconds: Readonly<Record<string, number>> = {
	ArrowLeft: -1,
	ArrowRight: 1,
	ArrowDown: -1,
	ArrowUp: 1,
	PageDown: -5,
	PageUp: 5,
	Home: Number.NEGATIVE_INFINITY,
	End: Number.POSITIVE_INFINITY,
};

/** Up, down and paging scroll the page, unless the focus is on the scale; the space bar presses the button that has it. */
const onScaleOnly = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

/** Plays a film that lies on the page's paper: its time is a scale bar, and the places it shows are named where they are. */
export function Player({ title, files, parts, onFailure }: PlayerProps) {
	const player = useRef<HTMLFieldSetElement>(null);
	const video = useRef<HTMLVideoElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const { time, kind } = usePlayback(video);
	const length = parts.at(-1)?.to ?? 0;
	const { part, number } = partAt(parts, time);
	const scale = part && !prefersReducedMotion() ? scaleAt(part, time) : 1;
	useEffect(() => button.current?.focus({ preventScroll: true }), []);
	useAnnouncement('film', part ? `${part.name}: ${part.place}` : '');

	function toggle() {
		const film = video.current;
		if (!film) return;
		if (film.paused) film.play().catch(() => undefined);
		else film.pause();
	}

	function seek(to: number) {
		if (video.current) video.current.currentTime = to;
	}

	function handleKey(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (!(event.target instanceof HTMLInputElement) && onScaleOnly.has(event.key)) return;
		const key = event.key.toLowerCase();
		const step = seconds[event.key];
		if (step !== undefined) seek(Math.min(Math.max(time + step, 0), length));
		else if (key === ' ' || key === 'k') toggle();
		else if (key !== 'f') return;
		else if (canFillScreen()) toggleFullScreen(player.current);
		event.preventDefault();
	}

	/** React lets the errors of the sources rise to here. */
	function handleError({ target, currentTarget }: SyntheticEvent) {
		if (target === currentTarget) onFailure();
	}

	return (
		<fieldset ref={player} className={css.player} aria-label={title} onKeyDown={handleKey}>
			<div className={css.stage}>
				<div className={css.picture}>
					<video
						ref={video}
						style={{ scale }}
						autoPlay
						muted
						playsInline
						disablePictureInPicture
						onClick={toggle}
						onError={handleError}
					>
						<source src={files.webm} type="video/webm" />
						{/* The last that a browser tries: an error here is that of the film. */}
						<source src={files.mp4} type="video/mp4" onError={onFailure} />
					</video>
					{part && isNamed(part, parts, time) && (
						<div key={part.place} className={css.place} style={placeAt(part, scale)}>
							<p>
								<span className={css.name} lang={part.lang}>
									{part.place}
								</span>{' '}
								<span className="figure">{part.position}</span>
							</p>
							<i />
						</div>
					)}
				</div>
			</div>
			<div className={css.controls}>
				<div className={css.track}>
					<TimeScale names={parts.map(({ name }) => name)} partLength={length / parts.length} current={number} />
					<div
						className={css.played}
						style={{ clipPath: `inset(0 ${((1 - time / length) * 100).toFixed(3)}% 0 0)` }}
						aria-hidden="true"
					>
						{parts.map(({ name }) => (
							<i key={name} />
						))}
					</div>
					<input
						type="range"
						min={0}
						max={length}
						step="any"
						value={time}
						onChange={({ target }) => seek(target.valueAsNumber)}
						aria-label={m.position}
						aria-valuetext={part && m.moment(Math.floor(time), length, part.name, part.place)}
					/>
				</div>
				<button
					ref={button}
					type="button"
					className={css.button}
					onClick={toggle}
					aria-label={{ playing: m.pause, paused: m.play, ended: m.again }[kind]}
				>
					<Icon name={({ playing: 'pause', paused: 'play', ended: 'refresh' } as const)[kind]} />
				</button>
				<FullScreenButton onPress={() => toggleFullScreen(player.current)} />
			</div>
		</fieldset>
	);
}

function isNamed(part: FilmPart, parts: readonly FilmPart[], time: number): boolean {
	const isBegun = part === parts[0] || time >= part.from + nameRest;
	return isBegun && (part === parts.at(-1) || time < part.to - nameRest);
}

function toggleFullScreen(player: Element | null): void {
	void (document.fullscreenElement ? leaveFullScreen() : enterFullScreen(player ?? undefined));
}

function FullScreenButton({ onPress }: { onPress: () => void }) {
	const isFull = useStore(fullScreenStore);
	if (!canFillScreen()) return null;
	return (
		<button
			type="button"
			className={css.button}
			onClick={onPress}
			aria-label={isFull ? m.leaveFullScreen : m.fullScreen}
		>
			<Icon name={isFull ? 'close' : 'fullscreen'} />
		</button>
	);
}
