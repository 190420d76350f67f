import { type RefObject, useEffect, useRef, useState } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { bottlePicture } from '../../content/bottle-pictures';
import { type ParcelSlug, parcelSlugs } from '../../content/parcels';
import { wines } from '../../content/wines';
import { keepInEntry, readFromEntry } from '../../platform/history';
import type { After } from '../../platform/time';
import { keepAwake } from '../../pwa/keep-awake';
import { decodesAvif, warmPictures } from '../../pwa/pictures';
import { announce } from '../../ui/announce';
import { leaveFullScreen } from '../../ui/full-screen';
import { createTastingStore, type Tasting, type TastingEvent, type TastingStore, tastingKey } from './tasting';
import { bottleWidth } from './tasting-sheet';
import type { TastingStep } from './tasting-steps';

type TastingParts = {
	order: readonly ParcelSlug[];
	/** The parcel that the address asks for. */
	asked: ParcelSlug | undefined;
	/** While shown the controls stay as long as one of them has the focus. */
	controls: RefObject<HTMLElement | null>;
	after: After;
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

/** Of the step in the entry of the history. */
const entryKey = 'prova';

/** The parcel that was shown when this entry of the history was left or read again, if there was one. */
export function readKeptStep(): ParcelSlug | undefined {
	const kept = readFromEntry(entryKey);
	return parcelSlugs.find((slug) => slug === kept);
}

/** Keeps the parcel that is shown with the entry of the history, or that none is. */
export function keepStep(parcel: ParcelSlug | undefined): void {
	if (readKeptStep() !== parcel) keepInEntry(entryKey, parcel);
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
		// What a tap presses is decided when the finger is lifted: controls that had come back by then would be pressed.
		const handlePointer = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && handleInput();
		addEventListener('pointermove', handlePointer, { signal });
		addEventListener('pointerdown', handlePointer, { signal });
		addEventListener('click', handleInput, { signal });
		addEventListener('pointercancel', handleInput, { signal });
		return () => listening.abort();
	}, [store, isOpen, hasLetters]);
}

/** A letter pressed is no button pressed: what it has switched is announced. */
function announceSwitch({ type }: TastingEvent, tasting: Tasting): void {
	if (tasting.kind !== 'step') return;
	if (type === 'contours-toggled') announce('contours', m.contoursSwitched(tasting.contours));
	if (type === 'view-toggled') announce('view', m.viewSwitched(tasting.view));
}

/** Waits for dialogs that were there before, such as the age gate. */
export function useTurn(): boolean {
	const [isTurn, setIsTurn] = useState(false);
	useEffect(() => whenDialogsClosed(() => setIsTurn(true)), []);
	return isTurn;
}

/** While the presentation is open the screen stays on. The bottles are stored once, in the order of the beginning: the others follow it. */
export function useReadiness(isOpen: boolean, steps: readonly TastingStep[]): void {
	const first = useRef(steps);
	useEffect(() => {
		if (!isOpen) return;
		void warmBottles(first.current);
		const release = keepAwake();
		return () => {
			release();
			void leaveFullScreen();
		};
	}, [isOpen]);
}

/** Has the bottles stored for tastings without network: those of the steps, then all others, since the order may change there. */
async function warmBottles(steps: readonly TastingStep[]): Promise<void> {
	const poured = steps.flatMap(({ wine }) => wine ?? []);
	const bottles = new Set([...poured, ...wines].map((wine) => bottlePicture(wine, bottleWidth).src));
	const format = (await decodesAvif()) ? 'avif' : 'webp';
	await warmPictures([...bottles].map((src) => `${src}.${format}`));
}

/** Calls back as soon as no modal dialog is open: the age question comes first. @returns how to cancel it */
export function whenDialogsClosed(task: () => void): () => void {
	const isOpen = () => document.querySelector('dialog[open]') !== null;
	if (!isOpen()) {
		task();
		return () => {};
	}
	const observer = new MutationObserver(() => {
		if (isOpen()) return;
		observer.disconnect();
		task();
	});
	observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
	return () => observer.disconnect();
}
