import { vi } from 'vitest';

/** Stands in for the browser's observer, of one element. @returns tells it how the element lies in the window */
export function stubIntersectionObserver(disconnect = () => {}): (entry: object) => void {
	let tell: (entries: object[]) => void = () => {};
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(observe: (entries: object[]) => void) {
				tell = observe;
			}
			observe() {}
			disconnect = disconnect;
		},
	);
	return (entry) => tell([entry]);
}
