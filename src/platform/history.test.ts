// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepInEntry, readFromEntry, replaceAddress } from './history';

let seen = 0;
beforeEach(() => {
	seen = 0;
	Reflect.deleteProperty(history, 'replaceState');
	history.replaceState({ key: 'a' }, '', '/terroir?terroir=martim');
	// As the router does, which would take a change for a navigation.
	history.replaceState = () => {
		seen += 1;
	};
});

it('a fragment that is written keeps path, query and what is kept, and is not seen by who has patched the history', () => {
	replaceAddress('#15/41.37/-7.41');
	expect(location.href).toBe(`${location.origin}/terroir?terroir=martim#15/41.37/-7.41`);
	expect(history.state).toEqual({ key: 'a' });
	expect(seen).toBe(0);
});

it('what is kept stands beside what others keep', () => {
	keepInEntry('prova', 'rabigato');
	expect(readFromEntry('prova')).toBe('rabigato');
	expect(readFromEntry('key')).toBe('a');
	expect(seen).toBe(0);
});
