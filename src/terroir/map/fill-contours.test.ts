import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { terroirs } from '../../content/terroirs';
import { parcelAt } from '../controls/locator';
import { parcels } from '../testing/places';
import { readFillContours } from './fill-contours';

it.each(terroirs)(
	'every parcel of $name carries contours, and carries them within',
	({ view, centre, parcels: own }) => {
		const contours = readFillContours(readFileSync(`public/map/contours-${view}.svg`, 'utf8'), centre);
		expect(new Set(contours.map(({ properties }) => properties.slug))).toEqual(new Set(own));
		const astray = contours.flatMap(({ properties: { slug }, geometry: { coordinates } }) =>
			coordinates
				// A line of two points ends on the outline both times.
				.filter((line) => line.length > 3)
				.map((line) => line[Math.floor(line.length / 2)] ?? [])
				.filter(([longitude = 0, latitude = 0]) => !isIn(slug, longitude, latitude))
				.map(() => slug),
		);
		expect(astray).toEqual([]);
	},
);

/** Within half a metre: the corners of an outline are drawn round as well. */
function isIn(slug: string, longitude: number, latitude: number): boolean {
	const around = [
		[0, 0],
		[5e-6, 0],
		[-5e-6, 0],
		[0, 5e-6],
		[0, -5e-6],
	] as const;
	return around.some(([east, north]) => parcelAt([longitude + east, latitude + north], parcels)?.slug === slug);
}

it('knows which lines are index contours, and which lie on a pale fill', () => {
	const svg =
		'<svg><g id="dark"><g id="a"><path id="a-fine" d="M0 0l4 4"/><path id="a-index" stroke-width="6" d="M8 0l4 4"/></g></g><g id="pale"><g id="b"><path id="b-fine" d="M0 0l4 4"/></g></g></svg>';
	const marks = readFillContours(svg, [-7.5, 41]).map(({ properties }) => properties);
	expect(marks).toEqual([
		{ slug: 'a', index: false, pale: false },
		{ slug: 'a', index: true, pale: false },
		{ slug: 'b', index: false, pale: true },
	]);
});
