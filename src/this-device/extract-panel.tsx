import { useEffect, useRef, useState } from 'react';
import { extractMessages as m } from '#messages/device';
import { downloadProgressStore } from '../extract/download-progress';
import { extractStore, pauseDownload, removeExtract, startDownload } from '../extract/extract';
import { readChoice } from '../extract/preferences';
import { extractProgress, isDownloading } from '../extract/state';
import { useStore } from '../platform/use-store';
import { keepAwake } from '../pwa/keep-awake';
import { requestPersistence } from '../pwa/storage';
import { Icon } from '../ui/icon';
import css from './extract-panel.module.css';
import { viewOf } from './extract-view';
import { PassingButton } from './passing-button';

/** The satellite map on this device: how much of it is here, what is happening to it, and what can be done about it. */
export function ExtractPanel() {
	const state = useStore(extractStore);
	const { title, hint, size, bar, action, canRemove } = viewOf(state, useStore(downloadProgressStore));
	const [isAsked, setAsked] = useState(false);
	const panel = useRef<HTMLElement>(null);
	useEffect(() => {
		// A download that was asked for before this page was reloaded, or in another tab.
		void readChoice().then((choice) => choice === 'wanted' && setAsked(true));
	}, []);
	// On many phones a screen that goes dark ends a download.
	const keepsScreenOn = isAsked && isDownloading(state);
	useEffect(() => (keepsScreenOn ? keepAwake() : undefined), [keepsScreenOn]);

	const start = () => {
		setAsked(true);
		// The browser may refuse to keep it for good, or never answer: the download does not wait for that.
		void requestPersistence();
		void startDownload();
	};
	return (
		<section
			ref={panel}
			tabIndex={-1}
			className={css.panel}
			aria-labelledby="extract-title"
			data-extract=""
			data-extract-state={state.kind}
			data-extract-progress={extractProgress(state)}
		>
			<h2 id="extract-title" className={`small-caps ${css.title}`}>
				{m.title}
			</h2>
			<p className={css.state}>
				<span role="status">{title}</span>
				<span className="figure">{size}</span>
			</p>
			<div className={css.room}>{bar && <Bar {...bar} />}</div>
			<p className={css.hint}>{hint}</p>
			<div className={css.actions}>
				{action && (
					<PassingButton
						className="button"
						data-variant={action.variant}
						next={panel}
						onClick={({ detail }) => {
							// The second press of a double click meets the button that the first has put there.
							if (detail > 1) return;
							if (action.does === 'start') start();
							else void pauseDownload();
						}}
					>
						<Icon name={action.icon} />
						{action.label}
					</PassingButton>
				)}
				{canRemove && (
					<PassingButton
						className="button"
						data-variant="secondary"
						next={panel}
						// It may be the second press on the button that was there before.
						onClick={({ detail }) => detail < 2 && void removeExtract()}
					>
						<Icon name="trash" />
						{m.remove}
					</PassingButton>
				)}
			</div>
		</section>
	);
}

/** A scale bar filled as far as the map has arrived, by SVG attributes: the page's policy forbids inline styles. */
function Bar({ stored, arrived }: { stored: number; arrived: number }) {
	return (
		<svg
			className={css.bar}
			viewBox="0 0 100 1"
			preserveAspectRatio="none"
			role="progressbar"
			aria-label={m.progress}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={stored}
		>
			<rect width={arrived} height="1" />
			<path d="M25 0v1M50 0v1M75 0v1" />
		</svg>
	);
}
