import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { presentationMessages as m } from '../../messages/presentation';
import { browserScreen, keepAwake } from '../../pwa/keep-awake';
import { announce, useAnnouncement } from '../../ui/announce';
import { ModalDialog } from '../../ui/modal-dialog';
import { enterFullScreen, leaveFullScreen } from '../controls/full-screen';
import type { TerroirDeps } from '../deps';
import css from './presentation.module.css';
import { keepStep, readKeptStep } from './step-in-history';
import type { Tasting, TastingEvent } from './tasting';
import { tastingKey } from './tasting';
import { TastingControls } from './tasting-controls';
import { TastingMap } from './tasting-map';
import { TastingSheet } from './tasting-sheet';
import { TastingStart } from './tasting-start';
import { defaultOrder, formatOrder, parseOrder, stepsOf, type TastingStep, wineLine } from './tasting-steps';
import { createTastingStore, type TastingStore } from './tasting-store';
import { warmBottles } from './warm-bottles';
import { whenNoOtherDialog } from './when-dialogs-closed';

type PresentationProps = {
	terroir: Terroir;
	/** The step to begin with; without it, or where it is none of the steps, the start. */
	parcel: ParcelSlug | undefined;
	/** The order of the tasting as the address has it: slugs of parcels, with commas between them. */
	passos: string | undefined;
	deps: TerroirDeps;
	/** Another order has been chosen. */
	onOrder: (passos: string) => void;
	leave: () => void;
};

/** The parcels one after the other, for a room to look at: full window, big targets, nothing to fetch once the map is on the device. */
export default function Presentation({ terroir, parcel, passos, deps, onOrder, leave }: PresentationProps) {
	const asked = parseOrder(passos);
	const order = asked.length > 0 ? asked : defaultOrder(terroir);
	const steps = stepsOf(order);
	const isOpen = useTurn();
	const [hasLetters, setLetters] = useState(true);
	const controls = useRef<HTMLDivElement>(null);
	const startButton = useRef<HTMLButtonElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	const store = useTasting(() => firstStep(order, parcel), order.length, deps, controls);
	const tasting = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
	const current = tasting.kind === 'step' ? steps[tasting.step] : undefined;
	useEffect(() => keepStep(current?.parcel), [current?.parcel]);
	// Another step is another picture, which on a phone stands above its sheet.
	useEffect(() => {
		if (current?.parcel) stage.current?.scrollTo(0, 0);
	}, [current?.parcel]);
	useAnnouncement(
		'step',
		current && tasting.kind === 'step'
			? m.shown(tasting.step + 1, steps.length, parcelName(current.parcel), wineLine(current))
			: '',
	);
	useScreenKeptOn(isOpen);
	useInput(isOpen, store, hasLetters);
	useBottlesStored(isOpen, steps);
	// The dialog would give the focus to the first thing that scrolls.
	useEffect(() => {
		if (isOpen && tasting.kind === 'start') startButton.current?.focus();
	}, [isOpen, tasting.kind]);

	return (
		<ModalDialog
			open={isOpen}
			onClose={leave}
			label={m.dialog}
			className={css.dialog}
			data={{ 'data-presentation': tasting.kind, 'data-controls': controlsOf(tasting) }}
		>
			{isOpen && (
				<div ref={stage} className={css.stage}>
					<TastingMap terroir={terroir} order={order} tasting={tasting} controls={controls} deps={deps} />
					{current && tasting.kind === 'step' ? (
						<>
							<TastingSheet step={current} />
							<TastingControls ref={controls} tasting={tasting} steps={steps} dispatch={store.dispatch} leave={leave} />
						</>
					) : (
						<TastingStart
							ref={startButton}
							terroir={terroir}
							steps={steps}
							isOwnOrder={asked.length > 0}
							onOrder={(next) => onOrder(formatOrder(next))}
							hasLetters={hasLetters}
							onLetters={setLetters}
							onStart={() => {
								void enterFullScreen();
								store.dispatch({ type: 'started' });
							}}
							leave={leave}
						/>
					)}
				</div>
			)}
		</ModalDialog>
	);
}

/** After a reload the one that was shown, else the one that the address asks for; -1 where it is none of the steps. */
function firstStep(order: readonly ParcelSlug[], asked: ParcelSlug | undefined): number {
	const first = [readKeptStep(), asked].find((parcel) => parcel && order.includes(parcel));
	return first ? order.indexOf(first) : -1;
}

function controlsOf(tasting: Tasting): 'shown' | 'hidden' {
	return tasting.kind === 'step' ? tasting.controls : 'shown';
}

/** Waits for dialogs that were there before, such as the age gate. */
function useTurn(): boolean {
	const [isTurn, setIsTurn] = useState(false);
	useEffect(() => whenNoOtherDialog(() => setIsTurn(true)), []);
	return isTurn;
}

function useTasting(
	firstStep: () => number,
	count: number,
	{ after }: TerroirDeps,
	controls: { readonly current: HTMLElement | null },
): TastingStore {
	const counted = useRef(count);
	useEffect(() => {
		counted.current = count;
	}, [count]);
	const [store] = useState(() =>
		createTastingStore({
			count: () => counted.current,
			after,
			keepsControls: () => controls.current?.querySelector(':focus-visible') != null,
		}),
	);
	/** The order may be changed later; with what it begins is decided on arrival. */
	const [first] = useState(firstStep);
	useEffect(() => {
		if (first >= 0) store.dispatch({ type: 'step-chosen', step: first });
		return store.stop;
	}, [store, first]);
	return store;
}

function useScreenKeptOn(isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const letGo = keepAwake(browserScreen);
		return () => {
			letGo();
			void leaveFullScreen();
		};
	}, [isOpen]);
}

/** Once, with the order of the beginning; the other bottles follow it. */
function useBottlesStored(isOpen: boolean, steps: readonly TastingStep[]): void {
	const first = useRef(steps);
	useEffect(() => {
		if (isOpen) void warmBottles(first.current);
	}, [isOpen]);
}

/** Keys and movements anywhere: a button that was pressed and is gone has left the focus on nothing. */
function useInput(isOpen: boolean, store: TastingStore, hasLetters: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const handleKey = (event: KeyboardEvent) => {
			const isTyping = event.target instanceof HTMLSelectElement;
			const meaning = isTyping ? undefined : tastingKey(event, hasLetters);
			if (meaning) event.preventDefault();
			store.dispatch(meaning ?? { type: 'input' });
			if (meaning) announceSwitch(meaning, store.getSnapshot());
		};
		const handleInput = () => store.dispatch({ type: 'input' });
		addEventListener('keydown', handleKey);
		addEventListener('pointermove', handleInput);
		addEventListener('pointerdown', handleInput);
		return () => {
			removeEventListener('keydown', handleKey);
			removeEventListener('pointermove', handleInput);
			removeEventListener('pointerdown', handleInput);
		};
	}, [isOpen, store, hasLetters]);
}

/** A letter pressed is no button pressed: what it has switched is said. */
function announceSwitch({ type }: TastingEvent, tasting: Tasting): void {
	if (tasting.kind !== 'step') return;
	if (type === 'contours-toggled') announce('contours', m.contoursSwitched(tasting.contours));
	if (type === 'view-toggled') announce('view', m.viewSwitched(tasting.view));
}
