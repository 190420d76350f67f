import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ParcelSlug } from '../../content/parcels';
import { presentationMessages as m } from '../../messages/presentation';
import { announce } from '../../ui/announce';
import type { TerroirDeps } from '../deps';
import { keepStep, readKeptStep } from './step-in-history';
import { type Tasting, type TastingEvent, tastingKey } from './tasting';
import { createTastingStore, type TastingStore } from './tasting-store';

type TastingParts = {
	order: readonly ParcelSlug[];
	/** The parcel that the address asks for. */
	asked: ParcelSlug | undefined;
	/** While shown the controls stay as long as one of them has the focus. */
	controls: RefObject<HTMLElement | null>;
	after: TerroirDeps['after'];
};

/** The tasting, from the step it begins with. The step that is shown is kept with the entry of the history. */
export function useTasting({ order, asked, controls, after }: TastingParts): TastingStore {
	const count = useRef(order.length);
	useEffect(() => {
		count.current = order.length;
	}, [order.length]);
	const [store] = useState(() =>
		createTastingStore({
			count: () => count.current,
			after,
			keepsControls: () => Boolean(controls.current?.querySelector(':focus-visible')),
		}),
	);
	/** The order may be changed later; with what it begins is decided on arrival. */
	const [first] = useState(() => firstStep(order, asked));
	useEffect(() => {
		if (first >= 0) store.dispatch({ type: 'step-chosen', step: first });
		return store.stop;
	}, [store, first]);
	return store;
}

/** After a reload the step that was shown, else the one that the address asks for; -1 where it is none of the steps. */
function firstStep(order: readonly ParcelSlug[], asked: ParcelSlug | undefined): number {
	const first = [readKeptStep(), asked].find((parcel) => parcel && order.includes(parcel));
	return first ? order.indexOf(first) : -1;
}

/** Keeps the parcel that is shown with the entry of the history, or that none is. */
export function useKeptStep(parcel: ParcelSlug | undefined): void {
	useEffect(() => keepStep(parcel), [parcel]);
}

/** Keys and movements anywhere, while the presentation is open: a button that was pressed and is gone has left the focus on nothing. */
export function useTastingInput(store: TastingStore, isOpen: boolean, hasLetters: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const listening = new AbortController();
		const { signal } = listening;
		const handleInput = () => store.dispatch({ type: 'input' });
		addEventListener(
			'keydown',
			(event) => {
				const isTyping = event.target instanceof HTMLSelectElement;
				const meaning = isTyping ? undefined : tastingKey(event, hasLetters);
				if (meaning) event.preventDefault();
				store.dispatch(meaning ?? { type: 'input' });
				if (meaning) announceSwitch(meaning, store.get());
			},
			{ signal },
		);
		addEventListener('pointermove', handleInput, { signal });
		addEventListener('pointerdown', handleInput, { signal });
		return () => listening.abort();
	}, [store, isOpen, hasLetters]);
}

/** A letter pressed is no button pressed: what it has switched is announced. */
function announceSwitch({ type }: TastingEvent, tasting: Tasting): void {
	if (tasting.kind !== 'step') return;
	if (type === 'contours-toggled') announce('contours', m.contoursSwitched(tasting.contours));
	if (type === 'view-toggled') announce('view', m.viewSwitched(tasting.view));
}
