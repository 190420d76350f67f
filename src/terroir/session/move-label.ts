import type { ScreenPoint } from '../map/engine';

/** Puts the middle of a label over a place of the map. */
export function moveLabel({ style }: HTMLElement, { x, y }: ScreenPoint): void {
	style.setProperty('translate', `calc(${x}px - 50%) calc(${y}px - 50%)`);
}

/** The line from a label to its parcel, so long and turned so: the label's style sheet draws it. */
export function drawLeader({ style }: HTMLElement, from: ScreenPoint, to: ScreenPoint): void {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	style.setProperty('--leader', `${Math.hypot(dx, dy)}px`);
	style.setProperty('--turn', `${Math.atan2(dy, dx)}rad`);
}
