import { useEffect, useRef, useState } from 'react';
import { presentationMessages as m } from '#messages/presentation';
import { parcelName } from '../../content/parcel-names';
import type { ParcelSlug } from '../../content/parcels';
import type { Terroir } from '../../content/terroirs';
import { useStore } from '../../platform/use-store';
import { useAnnouncement } from '../../ui/announce';
import { enterFullScreen } from '../../ui/full-screen';
import { ModalDialog } from '../../ui/modal-dialog';
import type { TerroirDeps } from '../deps';
import css from './presentation.module.css';
import { TastingControls } from './tasting-controls';
import { TastingMap } from './tasting-map';
import { TastingSheet } from './tasting-sheet';
import { TastingStart } from './tasting-start';
import { defaultOrder, formatOrder, parseOrder, stepsOf, wineLine } from './tasting-steps';
import { keepStep, useReadiness, useTasting, useTastingInput, useTurn } from './use-tasting';

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
export function Presentation({ terroir, parcel, passos, deps, onOrder, leave }: PresentationProps) {
	const asked = parseOrder(passos);
	const order = asked.length > 0 ? asked : defaultOrder(terroir);
	const steps = stepsOf(order);
	const isOpen = useTurn();
	const [hasLetters, setLetters] = useState(true);
	const controls = useRef<HTMLDivElement>(null);
	const startButton = useRef<HTMLButtonElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	const hasLeft = useRef(false);
	const store = useTasting({ order, asked: parcel, controls, after: deps.after });
	const tasting = useStore(store);
	const current = tasting.kind === 'step' ? steps[tasting.step] : undefined;
	useEffect(() => {
		keepStep(current?.parcel);
		// Another step is another picture, which on a phone stands above its sheet.
		if (current?.parcel) stage.current?.scrollTo(0, 0);
	}, [current?.parcel]);
	useAnnouncement(
		'step',
		current && tasting.kind === 'step'
			? m.shown(tasting.step + 1, steps.length, parcelName(current.parcel), wineLine(current))
			: '',
	);
	useTastingInput(store, isOpen, hasLetters);
	useReadiness(isOpen, steps);
	// The dialog would give the focus to the first thing that scrolls.
	useEffect(() => {
		if (isOpen && tasting.kind === 'start') startButton.current?.focus();
	}, [isOpen, tasting.kind]);

	/** Two presses, before the page has followed the first, leave one entry. */
	function leaveOnce() {
		if (!hasLeft.current) leave();
		hasLeft.current = true;
	}

	return (
		<ModalDialog
			open={isOpen}
			onClose={leaveOnce}
			label={m.dialog}
			className={`full-window ${css.dialog}`}
			data={{
				'data-presentation': tasting.kind,
				'data-controls': tasting.kind === 'step' ? tasting.controls : 'shown',
			}}
		>
			{isOpen && (
				<div ref={stage} className={css.stage}>
					<TastingMap terroir={terroir} order={order} tasting={tasting} controls={controls} deps={deps} />
					{current && tasting.kind === 'step' ? (
						<>
							<TastingSheet step={current} />
							<TastingControls
								ref={controls}
								tasting={tasting}
								steps={steps}
								dispatch={store.dispatch}
								leave={leaveOnce}
							/>
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
							leave={leaveOnce}
						/>
					)}
				</div>
			)}
		</ModalDialog>
	);
}
