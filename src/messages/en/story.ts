import type { Words } from '../words-type';

export const storyMessages: Words<typeof import('../pt/story').storyMessages> = {
	onTheLand: 'In the vineyard',
	plateOf: (name: string) => `Contours: ${name}`,
};
