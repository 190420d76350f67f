import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parcelSlugs } from '../../content/parcels';
import { WrittenFacts } from './written-facts';

it('tells of every parcel what its row does not', () => {
	for (const parcel of parcelSlugs) {
		const html = renderToStaticMarkup(<WrittenFacts parcel={parcel} />);
		expect(html, parcel).toMatch(/Castas.*Exposição.*Declive.*Plantação.*Solo.*Armação/s);
		expect(html, parcel).not.toContain('Altitude');
	}
});

it('leads to the wines made from a parcel', () => {
	expect(renderToStaticMarkup(<WrittenFacts parcel="rabigato" />)).toContain('<a href="/vinhos/rabigato">Rabigato ');
});
