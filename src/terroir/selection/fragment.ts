import type { MapCamera } from '../map/engine';
import { MAX_ZOOM, MIN_ZOOM } from '../map/engine';
import { worldPx } from '../map/mercator';

/** Between what the camera may be tilted; MapLibre's own limit. */
const MAX_PITCH = 60;

/**
 * `#zoom/lat/lng[/bearing[/pitch]]`, rounded as MapLibre's own `Hash` rounds: the zoom to hundredths, the position to what
 * half a pixel can show at that zoom, the bearing to tenths of a degree, the pitch to degrees.
 */
export function formatFragment({ center: [lng, lat], zoom, bearing, pitch }: MapCamera): string {
	const roundZoom = Math.round(zoom * 100) / 100;
	const places = Math.ceil((roundZoom * Math.LN2 + Math.log(worldPx(0) / 360 / 0.5)) / Math.LN10);
	const unit = 10 ** places;
	const parts = [roundZoom, Math.round(lat * unit) / unit, Math.round(lng * unit) / unit];
	if (bearing || pitch) parts.push(Math.round(bearing * 10) / 10);
	if (pitch) parts.push(Math.round(pitch));
	return `#${parts.join('/')}`;
}

/** The camera a fragment asks for, or `null` where it is not one or leaves the map's limits. */
export function parseFragment(fragment: string): MapCamera | null {
	if (!/^#[^#&=]+$/.test(fragment)) return null;
	const texts = fragment.slice(1).split('/');
	const numbers = texts.map(Number);
	if (
		texts.length < 3 ||
		texts.length > 5 ||
		texts.some((text) => text.trim() === '') ||
		!numbers.every(Number.isFinite)
	)
		return null;
	const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN, bearing = 0, pitch = 0] = numbers;
	const inLimits =
		within(zoom, MIN_ZOOM, MAX_ZOOM) &&
		within(lat, -85, 85) &&
		within(lng, -180, 180) &&
		within(bearing, -180, 180) &&
		within(pitch, 0, MAX_PITCH);
	return inLimits ? { center: [lng, lat], zoom, bearing, pitch } : null;
}

function within(value: number, least: number, most: number): boolean {
	return value >= least && value <= most;
}
