import type { QuizAnswers } from '../wordpress/quiz';

/** The answer of `POST …/feedback` (docs/contact-form-7.md 4), for any outcome of the submission. */
export type FeedbackAnswer = {
	contact_form_id: number;
	status: string;
	message: string;
	/** Missing with the status `error`. */
	posted_data_hash?: string;
	into: string;
	invalid_fields: readonly InvalidField[];
	demo_mode?: true;
	quiz?: QuizAnswers;
};

export type InvalidField = { field: string; message: string; idref: string | null; error_id: string };
