import { expect, it } from 'vitest';
import { problemsAfter } from './desk-state';

const file = 'src/content/wines/abade.md';
const problem = (message: string, path?: string[], at = file) => ({
	file: at,
	line: 1,
	message,
	...(path && { path }),
});
const empty = problem('está vazio.', ['lede']);
const figure = problem('contradiz os dados.', ['line']);
const elsewhere = problem('contradiz os dados.', ['lede'], 'src/content/pages/vinhos.md');

it('a field that is right again is no longer wrong, and what other files tell stays', () => {
	expect(problemsAfter([empty, figure, elsewhere], file, [empty], [])).toEqual([figure, elsewhere]);
});

it('what is still wrong is told once', () => {
	expect(problemsAfter([empty, figure], file, [empty], [empty])).toEqual([figure, empty]);
});
