/** What is wrong with the content, where the producer finds it: the file from the root of the repository, the line from 1. */
export type Problem = { file: string; line: number; message: string };

/** Takes what is wrong on a line of the file being read. */
export type Report = (line: number, message: string) => void;

/** The content cannot be used; the message names every problem as `file:line: message`, one per line. */
export class ContentError extends Error {
	override name = 'ContentError';
	readonly problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
		this.problems = problems;
	}
}
