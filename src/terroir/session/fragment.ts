import { worldPx } from '../../content/mercator';
import { clamp, type MapCamera, maxMapZoom, maxPitch, minMapZoom } from '../map/engine';

/** Degrees north and south to where the map's projection can be drawn. */
const maxLatitude = 85;

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

/** The camera a fragment asks for, brought within the map's limits; `undefined` where it is no camera. */
export function parseFragment(fragment: string): MapCamera | undefined {
	if (!/^#[^#&=]+$/.test(fragment)) return undefined;
	const texts = fragment.slice(1).split('/');
	const numbers = texts.map(Number);
	if (
		texts.length < 3 ||
		texts.length > 5 ||
		texts.some((text) => text.trim() === '') ||
		!numbers.every(Number.isFinite)
	)
		return undefined;
	const [zoom = Number.NaN, lat = Number.NaN, lng = Number.NaN, bearing = 0, pitch = 0] = numbers;
	return {
		center: [around(lng), clamp(lat, -maxLatitude, maxLatitude)],
		zoom: clamp(zoom, minMapZoom, maxMapZoom),
		bearing: around(bearing),
		pitch: clamp(pitch, 0, maxPitch),
	};
}

/** The same direction or meridian, between -180 and 180 degrees. */
function around(degrees: number): number {
	return Math.abs(degrees) <= 180 ? degrees : ((((degrees + 180) % 360) + 360) % 360) - 180;
}
