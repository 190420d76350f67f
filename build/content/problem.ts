/** Where a value stands among the fields of a file: `['vintages', 0, 'scores', 1, 'points']`. */
export type FieldPath = readonly (string | number)[];

/** Such a place as a schema tells of it. */
export function pathOf(path: readonly PropertyKey[]): FieldPath {
	return path.filter((step) => typeof step !== 'symbol');
}

/** What stands there; nothing where the fields have no such place. */
export function valueAt(fields: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>(
		(within, step) =>
			typeof within === 'object' && within !== null && Object.hasOwn(within, step)
				? Reflect.get(within, step)
				: undefined,
		fields,
	);
}

/**
 * What is wrong with the content, in Portuguese, where the producer finds it: the file from the root of the repository, the line from 1,
 * and which field it is, if it is one. What has no path is wrong with the text below the fields, or with the file.
 */
export type Problem = { file: string; line: number; message: string; path?: FieldPath };

/** A line of a file, or a field of it. */
export type Place = number | FieldPath;

/** Takes what is wrong in the file being read. */
export type Report = (place: Place, message: string) => void;

/**
 * The content cannot be used; the message names every problem as `file:line: message`, one per line. There is no stack: who
 * prints the error prints these lines alone, for nothing is wrong with the program.
 */
export class ContentError extends Error {
	static {
		// As the names of the language's own errors, so that it is not printed beside the lines.
		ContentError.prototype.name = 'ContentError';
	}
	readonly #problems: readonly Problem[];

	constructor(problems: readonly Problem[]) {
		super(problems.map(problemText).join('\n'));
		this.stack = this.message;
		this.#problems = problems;
	}

	get problems(): readonly Problem[] {
		return this.#problems;
	}
}

export function problemText({ file, line, message }: Problem): string {
	return `${file}:${line}: ${message}`;
}

/** By file and line; what is said twice of one line is said once. */
export function inFileOrder(problems: readonly Problem[]): Problem[] {
	const once = new Map(problems.map((problem) => [problemText(problem), problem]));
	return [...once.values()].toSorted(
		(one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)) || one.line - other.line,
	);
}
