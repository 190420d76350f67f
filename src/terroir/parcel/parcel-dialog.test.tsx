// @vitest-environment happy-dom

import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { cleanup, render, screen } from '../../../tests/unit/testing-library';
import type { ParcelSlug } from '../../content/parcels';
import { useFocusAfterDialog } from './parcel-dialog';

function Page({ parcel }: { parcel: ParcelSlug | undefined }) {
	const page = useRef<HTMLDivElement>(null);
	useFocusAfterDialog(parcel, page);
	return (
		<div ref={page}>
			<button type="button" role="tab" aria-selected="true">
				Parcelas
			</button>
			<button type="button" data-parcel="rabigato">
				Rabigato
			</button>
		</div>
	);
}

afterEach(cleanup);

/** @returns what has the focus when the dialog is closed that had nothing to give it back to */
function close(prepareRow: (row: HTMLElement) => void): string | undefined {
	const { rerender } = render(<Page parcel="rabigato" />);
	prepareRow(screen.getByRole('button', { name: 'Rabigato' }));
	rerender(<Page parcel={undefined} />);
	return document.activeElement?.textContent;
}

it('the row of the parcel has the focus, also in a browser that cannot be asked what is visible', () => {
	expect(close((row) => Object.assign(row, { checkVisibility: undefined }))).toBe('Rabigato');
});

it('the tab has it where the row takes none, as one that is hidden', () => {
	expect(close((row) => Object.assign(row, { focus: () => {} }))).toBe('Parcelas');
});
