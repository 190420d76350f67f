import { expect, it, vi } from 'vitest';
import { createSelectionStore } from './selection-store';

const terroirs = [
	{ slug: 'quatro-vistas', view: 'main', parcels: ['rabigato'] },
	{ slug: 'martim', view: 'martim', parcels: ['vv-martim1'] },
	{ slug: 'moinho', view: 'moinho', parcels: ['vv-moinho'] },
] as const;

/** A clock that stands still until it is told how far to go. */
function stoppedClock() {
	let now = 0;
	let tasks: { at: number; task: () => void }[] = [];
	return {
		after(milliseconds: number, task: () => void) {
			const entry = { at: now + milliseconds, task };
			tasks.push(entry);
			return () => {
				tasks = tasks.filter((other) => other !== entry);
			};
		},
		pass(milliseconds: number) {
			now += milliseconds;
			const due = tasks.filter(({ at }) => at <= now);
			tasks = tasks.filter(({ at }) => at > now);
			for (const { task } of due) task();
		},
	};
}

it('filters 600 ms after the choice, not before', () => {
	const clock = stoppedClock();
	const store = createSelectionStore(terroirs, clock.after);
	store.dispatch({ type: 'terroir-chosen', terroir: 'martim' });
	clock.pass(599);
	expect(store.getSnapshot()).toMatchObject({ terroir: 'martim', shown: 'quatro-vistas' });
	clock.pass(1);
	expect(store.getSnapshot().shown).toBe('martim');
});

it('lets a second choice within the delay replace the first', () => {
	const clock = stoppedClock();
	const store = createSelectionStore(terroirs, clock.after);
	const shown: string[] = [];
	store.subscribe(() => shown.push(store.getSnapshot().shown));
	store.dispatch({ type: 'terroir-chosen', terroir: 'martim' });
	clock.pass(400);
	store.dispatch({ type: 'terroir-chosen', terroir: 'moinho' });
	clock.pass(400);
	expect(store.getSnapshot().shown).toBe('quatro-vistas');
	clock.pass(200);
	expect(store.getSnapshot().shown).toBe('moinho');
	expect(shown).not.toContain('martim');
});

it('does nothing any more once the page is left', () => {
	const clock = stoppedClock();
	const store = createSelectionStore(terroirs, clock.after);
	const performer = vi.fn();
	store.perform(performer);
	store.dispatch({ type: 'terroir-chosen', terroir: 'martim' });
	store.dispatch({ type: 'page-left' });
	performer.mockClear();
	clock.pass(1000);
	expect(store.getSnapshot().shown).toBe('quatro-vistas');
	expect(performer).not.toHaveBeenCalled();
});
