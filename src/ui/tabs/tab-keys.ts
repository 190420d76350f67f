/** The tab that a key leads to from the one at `index`, or -1: arrows go round, Home and End to the ends (WAI-ARIA tabs pattern). */
export function tabAfterKey(key: string, index: number, count: number): number {
	if (key === 'Home') return 0;
	if (key === 'End') return count - 1;
	if (key === 'ArrowRight') return (index + 1) % count;
	if (key === 'ArrowLeft') return (index - 1 + count) % count;
	return -1;
}
