import type { RichText } from '../rich-text';
import type { PageHead } from './text-page';

export type ContactPage = PageHead & {
	heading: string;
	lede: string;
	formHeading: string;
	relief: { alt: string; caption: string };
	questionsHeading: string;
	questions: readonly { question: string; answer: readonly RichText[] }[];
};
