import { createElement, Fragment, type ReactNode } from 'react';
import { measureUnits } from '#messages/spans';
import type { Fact } from '../content/rich-text';

/** A number or a range and its unit: `610 mm`, `217–248 m`, `3 700 pés/ha`, `46 %`. The spaces within may be thin or unbreakable. */
const measure = new RegExp(`((?:\\d+–)?\\d[\\d\\s]*(?:[.,]\\d+)*\\s?(?:${measureUnits})(?!\\p{L}))`, 'u');

/** Running text with its measurements in tabular lining figures; years and counts stay in the figures of the text (docs/design.md 2.2). */
export function MeasuredText({ text }: { text: string }) {
	const parts = text
		.split(measure)
		.map((part, index) => (index % 2 === 0 ? part : createElement('span', { className: 'figure' }, part)));
	return createElement(Fragment, null, ...parts);
}

/** A row of a table of facts as it is shown. */
export type Row = { label: string; value: ReactNode };

/** Facts with their measurements in figures. */
export function measuredRows(facts: readonly Fact[]): Row[] {
	return facts.map(({ label, value }) => ({ label, value: <MeasuredText text={value} /> }));
}
