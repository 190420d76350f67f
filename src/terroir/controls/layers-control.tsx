import { type ToggleEvent, useId, useRef, useSyncExternalStore } from 'react';
import { mapControlMessages as m } from '../../messages/map-controls';
import { Icon } from '../../ui/icon';
import type { MapSession } from '../stage/map-session';
import css from './further-controls.module.css';

const layerNames = ['parcels', 'contours'] as const;

type LayersControlProps = {
	session: MapSession;
	/** Whether there is a live map: the still has no layers to switch, and the button keeps its place. */
	live: boolean;
};

/** A button and the small panel it opens. The browser closes it on Escape or a press elsewhere and gives the focus back. */
export function LayersControl({ session, live }: LayersControlProps) {
	const layers = useSyncExternalStore(session.subscribeStatus, session.getLayers, session.getLayers);
	const id = useId();
	const button = useRef<HTMLButtonElement>(null);

	/** A popover lies in the top layer, where no ancestor places it. */
	function place({ newState, currentTarget }: ToggleEvent<HTMLElement>) {
		const beside = button.current?.getBoundingClientRect();
		if (newState !== 'open' || !beside) return;
		currentTarget.style.setProperty('inset', `${beside.top}px ${innerWidth - beside.left + 8}px auto auto`);
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
