import { contactSubjects } from '#messages/contact-subjects';
import { formAnswers, postedForm } from '#messages/server';
import type { FormMessages } from './wordpress/form-definition';

/** What the server says in one language; `src/messages/{code}/server.ts` tells of each sentence. */
export type ServerWords = {
	formAnswers: FormMessages;
	postedForm: PostedFormWords;
	/** What a message can be about, as the form of that language has it. */
	contactSubjects: readonly string[];
};

export type PostedFormWords = Readonly<Record<'otherForm' | 'tooLarge' | 'unsure' | 'refused' | 'unknown', string>> & {
	tooMany: (minutes: number) => string;
};

/** In the main language. */
export const mainWords: ServerWords = { formAnswers, postedForm, contactSubjects };
