import type { Words } from '../words-type';

export const uiMessages: Words<typeof import('../pt/ui').uiMessages> = {
	carousel: {
		carousel: 'carousel',
		slide: 'slide',
		slides: 'Slides',
		position: (number: number, count: number) => `${number} of ${count}`,
		previous: 'Previous',
		next: 'Next',
		stop: 'Stop the slides from advancing',
		start: 'Let the slides advance',
	},
	video: {
		play: 'Watch the film',
		needsNetwork: 'The film needs a network.',
		retry: 'Try again',
	},
};
