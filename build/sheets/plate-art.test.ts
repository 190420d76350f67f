import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parcelSlugs } from '../../src/content/parcels';
import { repository } from '../content/read-content';
import { parsePlateArt } from './plate-art';

it('reads the plate of every parcel, its outline last', () => {
	for (const parcel of parcelSlugs) {
		const art = parsePlateArt(readFileSync(new URL(`public/art/plates/${parcel}.svg`, repository), 'utf8'));
		expect([art.width, art.height], parcel).toEqual([920, 1100]);
		expect(art.strokes.at(-1)?.kind, parcel).toBe('outline');
	}
});

it('does not guess at a line it does not know', () => {
	const svg = '<svg width="920" height="1100"><g id="vines"><path stroke-width="1" d="M0 0h9"/></g></svg>';
	expect(() => parsePlateArt(svg)).toThrow('vines 1');
});

it('does not take a drawing without an outline for a plate', () => {
	expect(() => parsePlateArt('<svg width="920" height="1100"></svg>')).toThrow('no outline');
	expect(() => parsePlateArt('not a drawing')).toThrow('no outline');
});
