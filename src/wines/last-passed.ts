/** Of the sections that have reached the middle of the window, the last one; the first before any has. */
export function lastPassed(ids: readonly string[], passed: ReadonlySet<string>): string | undefined {
	return ids.findLast((id) => passed.has(id)) ?? ids[0];
}
