import type { TerroirSlug, ViewName } from '../../content/estates';
import type { ParcelSlug } from '../../content/parcels';

/** A terroir as the selection needs it: which view of the map it is seen from and which parcels are its own. */
export type SelectableTerroir = { slug: TerroirSlug; view: ViewName; parcels: readonly ParcelSlug[] };

export type PanelTab = 'about' | 'parcels';

export type Selection = {
	/** The terroir marked active. */
	terroir: TerroirSlug;
	/** The terroir whose parcels stand in the list and are drawn full on the map; it follows `terroir` after the delay. */
	shown: TerroirSlug;
	view: ViewName;
	tab: PanelTab;
	/** The parcel whose dialog is open. */
	parcel: ParcelSlug | null;
	/** The terroir one step back, while a choice is so fresh that the next one takes over its entry in the history. */
	chosenFrom: TerroirSlug | null;
};

export type SelectionEvent =
	| { type: 'terroir-chosen'; terroir: string }
	| { type: 'delay-passed' }
	| { type: 'tab-chosen'; tab: PanelTab }
	| { type: 'parcel-opened'; parcel: string }
	| { type: 'parcel-closed' }
	/** The page's address as it stands: on arrival nothing moves and nothing waits. */
	| ({ type: 'address-read'; arriving: boolean } & AddressRead)
	| { type: 'page-left' };

export type AddressRead = {
	terroir: string | undefined;
	parcel: string | undefined;
	/** The fragment says where the camera is: it has been put there and does not fly. */
	placed: boolean;
};

export type SelectionEffect =
	| { type: 'fly'; view: ViewName }
	/** Call back with `delay-passed` after {@link FILTER_DELAY_MS}; replaces a wait that is running. */
	| { type: 'wait' }
	| { type: 'cancel-wait' }
	| { type: 'resize-map' }
	| { type: 'announce-terroir'; terroir: TerroirSlug }
	/** `push` lets the browser's back button close what was opened, and return to the terroir before. */
	| { type: 'write-address'; terroir: TerroirSlug; parcel: ParcelSlug | null; entry: 'push' | 'replace' };

export type SelectionStep = { state: Selection; effects: readonly SelectionEffect[] };

/** From the choice of a terroir to the filtering of its parcels (SPEC 4, 9). */
export const FILTER_DELAY_MS = 600;

/** The first terroir, its text and its view: what stands when the address asks for nothing that exists (SPEC 2). */
export function initialSelection(first: SelectableTerroir): Selection {
	return { terroir: first.slug, shown: first.slug, view: first.view, tab: 'about', parcel: null, chosenFrom: null };
}

/** What follows from an event: the next state at once, and what has to be done about it (PRODUCT 4). Unknown slugs change nothing. */
export function select(terroirs: readonly SelectableTerroir[], state: Selection, event: SelectionEvent): SelectionStep {
	switch (event.type) {
		case 'terroir-chosen':
			return addressed(state, chooseTerroir(terroirs, state, event.terroir, true));
		case 'delay-passed':
			return { state: { ...state, shown: state.terroir, chosenFrom: null }, effects: [{ type: 'resize-map' }] };
		case 'tab-chosen':
			return chooseTab(state, event.tab);
		case 'parcel-opened':
			return addressed(state, openParcel(terroirs, state, event.parcel, true));
		case 'parcel-closed':
			return addressed(state, still(state.parcel ? { ...state, parcel: null } : state));
		case 'address-read':
			return event.arriving ? arrive(terroirs, state, event) : follow(terroirs, state, event);
		case 'page-left':
			return { state, effects: [{ type: 'cancel-wait' }] };
	}
}

function chooseTerroir(
	terroirs: readonly SelectableTerroir[],
	state: Selection,
	slug: string,
	flies: boolean,
): SelectionStep {
	const chosen = terroirs.find((terroir) => terroir.slug === slug);
	if (!chosen) return still(state);
	const { slug: terroir, view } = chosen;
	const effects: SelectionEffect[] = [{ type: 'wait' }, { type: 'announce-terroir', terroir }];
	if (flies && view !== state.view) effects.unshift({ type: 'fly', view });
	return { state: { ...state, terroir, view, tab: 'about' }, effects };
}

function chooseTab(state: Selection, tab: PanelTab): SelectionStep {
	return still({ ...state, tab, shown: tab === 'parcels' ? state.terroir : state.shown });
}

/** A parcel decides the terroir: one of another terroir brings its own along. */
function openParcel(
	terroirs: readonly SelectableTerroir[],
	state: Selection,
	slug: string,
	flies: boolean,
): SelectionStep {
	const found = findParcel(terroirs, slug);
	if (!found) return still(state);
	const { slug: terroir } = found.terroir;
	const step = terroir === state.terroir ? still(state) : chooseTerroir(terroirs, state, terroir, flies);
	return { ...step, state: { ...step.state, parcel: found.parcel } };
}

/** Behind a parcel that is asked for lies the list it stands in: closing leads to its row. */
function arrive(terroirs: readonly SelectableTerroir[], state: Selection, address: AddressRead): SelectionStep {
	const found = findParcel(terroirs, address.parcel);
	const terroir = found?.terroir ?? terroirs.find(({ slug }) => slug === address.terroir);
	if (!terroir) return still(state);
	const { slug, view } = terroir;
	const tab = found ? 'parcels' : state.tab;
	return still({ ...state, terroir: slug, shown: slug, view, tab, parcel: found?.parcel ?? null });
}

/** Back, forward and links within the page. An address that names no terroir we know is that of the first. */
function follow(terroirs: readonly SelectableTerroir[], before: Selection, address: AddressRead): SelectionStep {
	const state = before.chosenFrom ? { ...before, chosenFrom: null } : before;
	const found = findParcel(terroirs, address.parcel);
	if (found)
		return found.parcel === state.parcel ? still(state) : openParcel(terroirs, state, found.parcel, !address.placed);
	const closed = state.parcel ? { ...state, parcel: null } : state;
	const named = terroirs.find(({ slug }) => slug === address.terroir) ?? terroirs[0];
	if (!named || named.slug === state.terroir) return still(closed);
	return chooseTerroir(terroirs, closed, named.slug, !address.placed);
}

function findParcel(terroirs: readonly SelectableTerroir[], slug: string | undefined) {
	for (const terroir of terroirs) {
		const parcel = terroir.parcels.find((candidate) => candidate === slug);
		if (parcel) return { terroir, parcel };
	}
	return undefined;
}

/**
 * Adds what the address has to follow. Opening a dialog and choosing a terroir make an entry of their own, which the back
 * button takes away again; choices in quick succession share one. First of all, so that the camera's move is written into the
 * new entry and not into the one before.
 */
function addressed(before: Selection, { state, effects }: SelectionStep): SelectionStep {
	const { terroir, parcel } = state;
	const moved = terroir !== before.terroir;
	if (!moved && parcel === before.parcel) return { state, effects };
	const opens = parcel !== null && before.parcel === null;
	const goesOn = moved && before.parcel === null && before.chosenFrom === null;
	const entry = opens || goesOn ? 'push' : 'replace';
	return {
		state: { ...state, chosenFrom: opens ? null : freshFrom(before, terroir) },
		effects: [{ type: 'write-address', terroir, parcel, entry }, ...effects],
	};
}

/** What lies beneath the entry after a choice: nothing of ours when the visitor has chosen the way back. */
function freshFrom(before: Selection, terroir: TerroirSlug): TerroirSlug | null {
	if (before.parcel !== null) return null;
	const from = before.chosenFrom ?? before.terroir;
	return from === terroir ? null : from;
}

function still(state: Selection): SelectionStep {
	return { state, effects: [] };
}
