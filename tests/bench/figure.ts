export type Figure = { name: string; value: number; unit: string };

/** The middle one of an odd number of values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((one, other) => one - other);
	const half = sorted.length / 2;
	return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

export function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0);
}

export const mean = (values: readonly number[]) => sum(values) / values.length;
