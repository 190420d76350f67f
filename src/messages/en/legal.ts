import type { Words } from '../words-type';

export const legalMessages: Words<typeof import('../pt/legal').legalMessages> = {
	sections: 'On this page',
};
