import type { KeyboardEvent } from 'react';
import { terroirMessages as m } from '../../messages/terroir';
import css from './sheet-handle.module.css';
import { type SheetStop, stopAfterKey, stopAfterPress } from './sheet-stops';

type SheetHandleProps = { stop: SheetStop; onStop: (stop: SheetStop) => void };

/** The bar that the sheet is dragged by; as a button it does without dragging. */
export function SheetHandle({ stop, onStop }: SheetHandleProps) {
	function handleKey(event: KeyboardEvent) {
		const next = stopAfterKey(event.key, stop);
		if (!next) return;
		event.preventDefault();
		onStop(next);
	}

	return (
		<button
			type="button"
			className={css.handle}
			aria-label={m.sheet[stop]}
			onClick={() => onStop(stopAfterPress(stop))}
			onKeyDown={handleKey}
		/>
	);
}
