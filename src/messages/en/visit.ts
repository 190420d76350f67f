import type { Words } from '../words-type';

export const visitMessages: Words<typeof import('../pt/visit').visitMessages> = {
	visits: 'The visits',
	included: 'Included',
	book: 'Book in writing',
	bookOne: (name: string) => `Book in writing: ${name}`,
};
