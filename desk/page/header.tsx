import css from './desk.module.css';
import { goToFirstFault } from './fields/go-to-field';
import { bringBack, giveUp, redo, save, saveAll, undo } from './state/desk';
import { type DeskState, refusalsOf, storablePaths } from './state/desk-state';
import { isTyped } from './state/open-file';

/** What can be done with the file that is shown, and with all that is typed. */
export function Header({ state }: { state: DeskState }) {
	const { shown, notice } = state;
	const file = shown === undefined ? undefined : state.open[shown];
	const storable = storablePaths(state);
	const faults = state.problems.filter(({ file: path }) => path === shown).length;
	const isBusy = notice.kind === 'saving';
	return (
		<header className={css.header}>
			<h1>Mesa</h1>
			<p className={css.status} role="status" data-tone={faults > 0 || isBad(state) ? 'fault' : undefined}>
				{wordsOf(state, faults, file !== undefined && isTyped(file))}
			</p>
			<div className={css.actions}>
				{faults > 0 && (
					<button type="button" className="button-quiet" onClick={() => goToFirstFault(shown)}>
						Ver o primeiro erro
					</button>
				)}
				{notice.kind === 'discarded' && (
					<button type="button" className="button-quiet" onClick={() => void bringBack(notice.file)}>
						Trazer de volta
					</button>
				)}
				<button
					type="button"
					className="button-quiet"
					disabled={!file?.past.length}
					onClick={() => file && undo(file.path)}
				>
					Anular
				</button>
				<button
					type="button"
					className="button-quiet"
					disabled={!file?.future.length}
					onClick={() => file && redo(file.path)}
				>
					Refazer
				</button>
				<button
					type="button"
					className="button-quiet"
					disabled={!file || !isTyped(file)}
					onClick={() => file && giveUp(file.path)}
				>
					Deitar fora
				</button>
				<button
					type="button"
					className={`button-quiet ${css.primary}`}
					disabled={!file || !isTyped(file) || isBusy}
					onClick={() => file && void save([file.path])}
				>
					Guardar
				</button>
				{storable.length > 1 && (
					<button type="button" className="button-quiet" disabled={isBusy} onClick={() => void saveAll()}>
						Guardar tudo ({storable.length})
					</button>
				)}
				{state.languages.length > 0 && (
					<a className="button-quiet" href="#linguas">
						Línguas
					</a>
				)}
				<a className="button-quiet" href="#publicar">
					Publicar
				</a>
			</div>
		</header>
	);
}

function isBad(state: DeskState): boolean {
	return state.notice.kind === 'failed' || isRefused(state);
}

function isRefused(state: DeskState): boolean {
	return state.notice.kind === 'refused' && (state.shown === undefined || refusalsOf(state, state.shown).length > 0);
}

function wordsOf(state: DeskState, faults: number, typed: boolean): string {
	const { notice } = state;
	if (notice.kind === 'discarded') return 'Deitou-se fora.';
	if (notice.kind === 'saving') return 'A guardar…';
	if (notice.kind === 'saved') return 'Guardado.';
	if (notice.kind === 'failed') return notice.message;
	if (isRefused(state)) return 'Não se guardou: há erros por corrigir.';
	if (faults > 0) return faults === 1 ? 'Um erro por corrigir.' : `${faults} erros por corrigir.`;
	return typed ? 'Por guardar.' : '';
}
