import { useLayoutEffect, useState } from 'react';
import { mapMessages as m } from '#messages/map';
import { metresPerPixel } from '../../content/mercator';
import { decimal, quantity } from '../../messages/quantity';
import { useStore } from '../../platform/use-store';
import { longestBar, type RoundBar } from '../../ui/longest-bar';
import { ScaleBar } from '../../ui/scale-bar';
import type { MapSession } from '../session/map-session';
import css from './map-box.module.css';

/** Room for the bar, in CSS pixels; a third of what a panel leaves of a small screen. */
const barRoomPx = 240;
const shortBarPx = 180;
/** Windows in which it is that short, with the controls in a row (`map-box.module.css`). */
const smallScreen = '(1024px <= width <= 1100px) and (min-height: 561px)';
/** Of a window's half, which on a phone it shares with the attribution, what its frame and the margins of both take. */
const besidesPx = 64;

/**
 * The map's scale at the latitude in its middle. Its length is set after mounting: prerendered HTML carries no styles, and knows no
 * window.
 */
export function MapScaleBar({ session }: { session: MapSession }) {
	const { zoom, center } = useStore(session.camera);
	const [room, setRoom] = useState<number>();
	const scale = mapScale(zoom, center[1], room ?? barRoomPx);
	const { width, values, unit } = scale;
	// With each move of the map: a phone may have been turned.
	useLayoutEffect(() =>
		setRoom(Math.min(matchMedia(smallScreen).matches ? shortBarPx : barRoomPx, innerWidth / 2 - besidesPx)),
	);
	return (
		<div className={css.scale} data-reserved="" role="img" aria-label={m.scale(quantity(values.at(-1) ?? 0, unit))}>
			<div
				className={css.scaleBar}
				style={{ inlineSize: room && width }}
				data-every={figuresEvery(scale)}
				aria-hidden="true"
			>
				<ScaleBar values={values} unit={unit} />
			</div>
		</div>
	);
}

/** Advance of a figure, how far the unit hangs out (`scale-bar.module.css`), and the least air between two numbers, in CSS pixels. */
const figurePx = 6.6;
const hangingPx = 10;
const airPx = 7;

/** The longest round bar that fits. @param room and the bar's width in CSS pixels */
export function mapScale(zoom: number, latitude: number, room: number): RoundBar {
	return longestBar(metresPerPixel(zoom, latitude), room);
}

/** How many segments a bar has for each of its figures so that air is left between the last two: the last ends a little beyond it, the others are centred. */
export function figuresEvery({ width, values: [, , half = 0, most = 0, last = 0], unit }: RoundBar): 1 | 2 | 4 {
	const isClear = (segments: number, before: number) => {
		const figures = quantity(last, unit).length + decimal(before).length / 2;
		return (width * segments) / 4 + hangingPx >= figures * figurePx + airPx;
	};
	if (isClear(1, most)) return 1;
	return isClear(2, half) ? 2 : 4;
}
