import { describe, expect, it } from 'vitest';
import { initialSelection, type SelectableTerroir, type Selection, type SelectionEvent, select } from './selection';

const first: SelectableTerroir = { slug: 'quatro-vistas', view: 'main', parcels: ['rabigato', 'vf-tn'] };
const terroirs: readonly SelectableTerroir[] = [
	first,
	{ slug: 'martim', view: 'martim', parcels: ['vv-martim1', 'vv-martim2'] },
	{ slug: 'moinho', view: 'moinho', parcels: ['vv-moinho'] },
];
const start = initialSelection(first);
const inMartim: Selection = { ...start, terroir: 'martim', shown: 'martim', view: 'martim' };
const arrival = { type: 'address-read', terroir: undefined, parcel: undefined, placed: false, arriving: true } as const;
const later = { ...arrival, arriving: false } as const;

type Row = { name: string; from: Selection; event: SelectionEvent; change: Partial<Selection>; effects: string[] };

const table: Row[] = [
	{
		name: 'another terroir is active at once, its parcels wait, the map flies',
		from: { ...start, tab: 'parcels' },
		event: { type: 'terroir-chosen', terroir: 'martim' },
		change: { terroir: 'martim', view: 'martim', tab: 'about', chosenFrom: 'quatro-vistas' },
		effects: ['write-address martim null push', 'fly martim', 'wait', 'announce-terroir martim'],
	},
	{
		name: 'a second choice within the delay takes over the entry of the first',
		from: { ...inMartim, shown: 'quatro-vistas', chosenFrom: 'quatro-vistas' },
		event: { type: 'terroir-chosen', terroir: 'moinho' },
		change: { terroir: 'moinho', view: 'moinho' },
		effects: ['write-address moinho null replace', 'fly moinho', 'wait', 'announce-terroir moinho'],
	},
	{
		name: 'a quick choice of the terroir one step back leaves no entry of its own',
		from: { ...inMartim, shown: 'quatro-vistas', chosenFrom: 'quatro-vistas' },
		event: { type: 'terroir-chosen', terroir: 'quatro-vistas' },
		change: { terroir: 'quatro-vistas', view: 'main', chosenFrom: null },
		effects: ['write-address quatro-vistas null replace', 'fly main', 'wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'the active terroir again: no flight, the tab returns',
		from: { ...start, tab: 'parcels' },
		event: { type: 'terroir-chosen', terroir: 'quatro-vistas' },
		change: { tab: 'about' },
		effects: ['wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'an unknown terroir changes nothing',
		from: inMartim,
		event: { type: 'terroir-chosen', terroir: 'outro' },
		change: {},
		effects: [],
	},
	{
		name: 'after the delay the parcels are filtered and the map is resized',
		from: { ...inMartim, shown: 'quatro-vistas', chosenFrom: 'quatro-vistas' },
		event: { type: 'delay-passed' },
		change: { shown: 'martim', chosenFrom: null },
		effects: ['resize-map'],
	},
	{
		name: 'the parcels tab filters at once',
		from: { ...inMartim, shown: 'quatro-vistas' },
		event: { type: 'tab-chosen', tab: 'parcels' },
		change: { tab: 'parcels', shown: 'martim' },
		effects: [],
	},
	{
		name: 'the about tab leaves the filter',
		from: { ...inMartim, shown: 'quatro-vistas', tab: 'parcels' },
		event: { type: 'tab-chosen', tab: 'about' },
		change: { tab: 'about' },
		effects: [],
	},
	{
		name: 'a parcel of the terroir opens over what is there',
		from: { ...start, tab: 'parcels' },
		event: { type: 'parcel-opened', parcel: 'rabigato' },
		change: { parcel: 'rabigato' },
		effects: ['write-address quatro-vistas rabigato push'],
	},
	{
		name: 'the next parcel takes the place of the one before',
		from: { ...start, parcel: 'rabigato' },
		event: { type: 'parcel-opened', parcel: 'vf-tn' },
		change: { parcel: 'vf-tn' },
		effects: ['write-address quatro-vistas vf-tn replace'],
	},
	{
		name: 'a parcel of another terroir brings that one along',
		from: start,
		event: { type: 'parcel-opened', parcel: 'vv-martim2' },
		change: { terroir: 'martim', view: 'martim', parcel: 'vv-martim2' },
		effects: ['write-address martim vv-martim2 push', 'fly martim', 'wait', 'announce-terroir martim'],
	},
	{
		name: 'a parcel opened right after a choice has an entry of its own',
		from: { ...inMartim, shown: 'quatro-vistas', chosenFrom: 'quatro-vistas' },
		event: { type: 'parcel-opened', parcel: 'vv-martim1' },
		change: { parcel: 'vv-martim1', chosenFrom: null },
		effects: ['write-address martim vv-martim1 push'],
	},
	{
		name: 'an unknown parcel does not open',
		from: start,
		event: { type: 'parcel-opened', parcel: 'AR' },
		change: {},
		effects: [],
	},
	{
		name: 'closing takes only the dialog away',
		from: { ...inMartim, tab: 'parcels', parcel: 'vv-martim1' },
		event: { type: 'parcel-closed' },
		change: { parcel: null },
		effects: ['write-address martim null replace'],
	},
	{ name: 'closing what is closed is nothing', from: start, event: { type: 'parcel-closed' }, change: {}, effects: [] },
	{
		name: 'an address without query arrives at the first terroir',
		from: start,
		event: arrival,
		change: {},
		effects: [],
	},
	{
		name: 'the terroir of the address stands without flight or delay',
		from: start,
		event: { ...arrival, terroir: 'martim' },
		change: { terroir: 'martim', shown: 'martim', view: 'martim' },
		effects: [],
	},
	{
		name: 'the parcel of the address decides the terroir, and lies over its list',
		from: start,
		event: { ...arrival, terroir: 'quatro-vistas', parcel: 'vv-martim1' },
		change: { terroir: 'martim', shown: 'martim', view: 'martim', tab: 'parcels', parcel: 'vv-martim1' },
		effects: [],
	},
	{
		name: 'an unknown parcel leaves the terroir of the address',
		from: start,
		event: { ...arrival, terroir: 'martim', parcel: 'nenhuma' },
		change: { terroir: 'martim', shown: 'martim', view: 'martim' },
		effects: [],
	},
	{
		name: 'unknown slugs arrive at the first terroir',
		from: start,
		event: { ...arrival, terroir: 'marte', parcel: 'nenhuma' },
		change: {},
		effects: [],
	},
	{
		name: 'going back to an address without parcel closes the dialog',
		from: { ...inMartim, parcel: 'vv-martim1' },
		event: { ...later, terroir: 'martim' },
		change: { parcel: null },
		effects: [],
	},
	{
		name: 'going back to an address without a terroir returns to the first',
		from: { ...inMartim, tab: 'parcels' },
		event: later,
		change: { terroir: 'quatro-vistas', view: 'main', tab: 'about' },
		effects: ['fly main', 'wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'going back to an unknown terroir returns to the first',
		from: inMartim,
		event: { ...later, terroir: 'marte' },
		change: { terroir: 'quatro-vistas', view: 'main' },
		effects: ['fly main', 'wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'going back to where the camera was does not fly as well',
		from: inMartim,
		event: { ...later, terroir: 'quatro-vistas', placed: true },
		change: { terroir: 'quatro-vistas', view: 'main' },
		effects: ['wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'going back within the delay gives up the entry of the choice',
		from: { ...inMartim, shown: 'quatro-vistas', chosenFrom: 'quatro-vistas' },
		event: { ...later, terroir: 'quatro-vistas' },
		change: { terroir: 'quatro-vistas', view: 'main', chosenFrom: null },
		effects: ['fly main', 'wait', 'announce-terroir quatro-vistas'],
	},
	{
		name: 'going forward to a parcel opens it without writing the address again',
		from: inMartim,
		event: { ...later, terroir: 'martim', parcel: 'vv-martim1' },
		change: { parcel: 'vv-martim1' },
		effects: [],
	},
	{
		name: 'a link to another terroir on the same page is a choice of it',
		from: start,
		event: { ...later, terroir: 'martim' },
		change: { terroir: 'martim', view: 'martim' },
		effects: ['fly martim', 'wait', 'announce-terroir martim'],
	},
	{
		name: 'leaving the page calls the wait off',
		from: { ...inMartim, shown: 'quatro-vistas' },
		event: { type: 'page-left' },
		change: {},
		effects: ['cancel-wait'],
	},
];

describe('the selection', () => {
	it.each(table)('$name', ({ from, event, change, effects }) => {
		const step = select(terroirs, from, event);
		expect(step.state).toEqual({ ...from, ...change });
		expect(step.effects.map((effect) => Object.values(effect).join(' ').replace('  ', ' null '))).toEqual(effects);
	});
});
