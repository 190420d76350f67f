const numerals = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** The timeline of a wine, whose code comes when it is near. */
export const makingMessages = {
	makingSpan: (from: number | undefined, to: number | undefined, steps: number) => {
		const count = numerals[steps] ?? String(steps);
		if (from === undefined || to === undefined) return `Passos: ${count}.`;
		const counted = steps === 1 ? `${count} passo` : `${count} passos`;
		return from === to ? `Em ${from}, ${counted}.` : `De ${from} a ${to}, em ${counted}.`;
	},
	stepLasting: (step: string, when: string) => `${step}, ${when}`,
};
