import type { Words } from '../words-type';

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const makingMessages: Words<typeof import('../pt/making').makingMessages> = {
	makingSpan: (from: number | undefined, to: number | undefined, steps: number) => {
		const count = numerals[steps] ?? String(steps);
		if (from === undefined || to === undefined) return `Steps: ${count}.`;
		const counted = steps === 1 ? `${count} step` : `${count} steps`;
		return from === to ? `In ${from}, ${counted}.` : `From ${from} to ${to}, in ${counted}.`;
	},
	stepLasting: (step: string, when: string) => `${step}, ${when}`,
};
