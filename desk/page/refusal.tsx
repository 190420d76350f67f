import { useEffect, useRef } from 'react';
import type { Problem } from '../../build/content/problem';
import type { FileEntry } from '../answers';
import css from './desk.module.css';
import { fieldMessage, fieldName } from './fields/field-message';
import { goToField } from './fields/go-to-field';
import { inWords, namedFiles } from './groups';
import { save } from './state/desk';
import { type DeskState, leftBehind, refusalsOf } from './state/desk-state';
import { showFile } from './state/shown';

/**
 * Why nothing was stored: what is wrong in this form, and what keeps it from being stored though it is in another, as a new wine does
 * to the page that counts them.
 */
export function Refusal({ state, path }: { state: DeskState; path: string }) {
	const box = useRef<HTMLDivElement>(null);
	const { notice } = state;
	const problems = refusalsOf(state, path);
	const fresh = notice.kind === 'refused' && notice.changed.length === 0 && problems.length > 0 ? notice : undefined;
	useEffect(() => {
		if (!fresh) return;
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView();
	}, [fresh]);
	if (problems.length === 0) return null;
	const entries = namedFiles(state.files, state.languages);
	const told = inWords(problems, entries);
	const own = told.filter(({ file }) => file === path);
	const others = told.filter(({ file }) => file !== path);
	const behind = leftBehind(state, path);
	return (
		<div className={css.note} role="alert" tabIndex={-1} ref={box}>
			<h2>Não se guardou</h2>
			{own.length > 0 && (
				<>
					<p>Neste formulário:</p>
					<ul>
						{own.map((problem) => (
							<li key={keyOf(problem)}>
								<button type="button" onClick={() => goToField(problem.file, problem.path)}>
									{fieldName(entries.find((entry) => entry.path === path)?.form.fields ?? [], problem.path)}
								</button>
								: {fieldMessage(problem)}
							</li>
						))}
					</ul>
				</>
			)}
			{others.length > 0 && (
				<>
					<p>Há que mudar também outro ficheiro:</p>
					<ul>
						{others.map((problem) => (
							<li key={keyOf(problem)}>
								<a href={`#${problem.file}`} onClick={() => void follow(problem)}>
									{placeOf(problem, entries)}
								</a>
								: {fieldMessage(problem)}{' '}
								<small>
									{problem.file}, linha {problem.line}
								</small>
							</li>
						))}
					</ul>
					<p>Mude-o e guarde os dois com «Guardar tudo».</p>
				</>
			)}
			{behind.length > 0 && notice.kind === 'refused' && (
				<>
					<p>
						Ou guarde já o português: a tradução fica por guardar até estar completa, e a página dela sai entretanto em
						português.
					</p>
					<button type="button" className="button" onClick={() => void save(notice.paths, behind)}>
						Guardar só o português
					</button>
				</>
			)}
		</div>
	);
}

/** The address shows the file; its field has the focus once it is there. */
async function follow({ file, path }: Problem): Promise<void> {
	await showFile(file);
	requestAnimationFrame(() => goToField(file, path));
}

/** The page and the field, in the words that the desk has for them: `Visitar, Entrada`. */
export function placeOf({ file, path }: Problem, entries: readonly FileEntry[]): string {
	const entry = entries.find((one) => one.path === file);
	return entry ? `${entry.title}, ${fieldName(entry.form.fields, path)}` : file;
}

function keyOf({ file, line, message }: Problem): string {
	return `${file}:${line}:${message}`;
}
