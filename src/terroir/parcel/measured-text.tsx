import { createElement, Fragment } from 'react';
import { measureUnits } from '#messages/spans';

/** A number and its unit: `610 mm`, `3 700 pés/ha`, `46 %`. The spaces within may be thin or unbreakable. */
const measure = new RegExp(`(\\d[\\d\\s]*(?:[.,]\\d+)*\\s?(?:${measureUnits})(?!\\p{L}))`, 'u');

/** Running text with its measurements in tabular lining figures; years and counts stay in the figures of the text (docs/design.md 2.2). */
export function MeasuredText({ text }: { text: string }) {
	const parts = text
		.split(measure)
		.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className: 'figure' }, part)));
	return createElement(Fragment, null, ...parts);
}
