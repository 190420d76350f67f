import { type ToggleEvent, useId, useRef } from 'react';
import { mapControlMessages as m } from '#messages/map-controls';
import type { After } from '../../platform/time';
import { useStore } from '../../platform/use-store';
import { canFillScreen, enterFullScreen, fullScreenStore, leaveFullScreen } from '../../ui/full-screen';
import { Icon } from '../../ui/icon';
import type { MapSession } from '../session/map-session';
import css from './further-controls.module.css';
import { LocateControl } from './locate-control';

type FurtherControlsProps = {
	session: MapSession;
	after: After;
	/** Whether there is a live map: the still has no layers to switch, and the button keeps its place. */
	live: boolean;
};

/** Locate, layers and full screen; each is left out where it cannot work. */
export function FurtherControls({ session, after, live }: FurtherControlsProps) {
	return (
		<>
			<LocateControl session={session} after={after} live={live} />
			<LayersControl session={session} live={live} />
			<FullScreenControl />
		</>
	);
}

function FullScreenControl() {
	const full = useStore(fullScreenStore);
	if (!canFillScreen()) return null;
	return (
		<button
			type="button"
			aria-label={m.fullScreen}
			aria-pressed={full}
			onClick={() => void (full ? leaveFullScreen() : enterFullScreen())}
		>
			<Icon name="fullscreen" />
		</button>
	);
}

const layerNames = ['parcels', 'contours'] as const;

/** A button and the small panel it opens. The browser closes it on Escape or a press elsewhere and gives the focus back. */
function LayersControl({ session, live }: Omit<FurtherControlsProps, 'after'>) {
	const layers = useStore(session.layers);
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);

	/** A popover lies in the top layer, where no ancestor places it. */
	function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
		const beside = button.current?.getBoundingClientRect();
		if (newState !== 'open' || !beside) return;
		const isLow = beside.top > innerHeight / 2;
		const [top, bottom] = isLow ? ['auto', `${innerHeight - beside.bottom}px`] : [`${beside.top}px`, 'auto'];
		currentTarget.style.setProperty('inset', `${top} ${innerWidth - beside.left + 8}px ${bottom} auto`);
	}

	return (
		<>
			<button ref={button} type="button" aria-label={m.layers} disabled={!live} popoverTarget={id}>
				<Icon name="layers" />
			</button>
			<fieldset id={id} popover="auto" className={css.layers} onBeforeToggle={place}>
				<legend>{m.layers}</legend>
				{layerNames.map((name) => (
					<label key={name}>
						<input
							type="checkbox"
							checked={layers[name]}
							onChange={({ currentTarget }) => session.setLayers({ ...layers, [name]: currentTarget.checked })}
						/>
						{m[name]}
					</label>
				))}
			</fieldset>
		</>
	);
}
