import css from './desk.module.css';
import { goToFirstFault } from './fields/go-to-field';
import { QuietButton } from './quiet-button';
import { bringBack, giveUp, save } from './state/desk';
import { type DeskState, refusalsOf, standsAsStored, storablePaths } from './state/desk-state';
import { isTyped } from './state/open-file';
import { act } from './state/sending';

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
				{faults > 0 && <QuietButton onClick={() => goToFirstFault(shown)}>Ver o primeiro erro</QuietButton>}
				{notice.kind === 'discarded' && (
					<QuietButton onClick={() => void bringBack(notice.file)}>Trazer de volta</QuietButton>
				)}
				<QuietButton disabled={!file?.past.length} onClick={() => file && act(file.path, { type: 'undone' })}>
					Anular
				</QuietButton>
				<QuietButton disabled={!file?.future.length} onClick={() => file && act(file.path, { type: 'redone' })}>
					Refazer
				</QuietButton>
				<QuietButton disabled={!file || !isTyped(file)} onClick={() => file && giveUp(file.path)}>
					Deitar fora
				</QuietButton>
				<QuietButton
					className={`button-quiet ${css.primary}`}
					disabled={!file || !isTyped(file) || isBusy}
					onClick={() => file && void save([file.path])}
				>
					Guardar
				</QuietButton>
				{storable.length > 1 && (
					<QuietButton disabled={isBusy} onClick={() => void save(storable)}>
						Guardar tudo ({storable.length})
					</QuietButton>
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
	if (standsAsStored(state)) return 'Guardado.';
	if (notice.kind === 'failed') return notice.message;
	if (isRefused(state)) return 'Não se guardou: há erros por corrigir.';
	if (faults > 0) return faults === 1 ? 'Um erro por corrigir.' : `${faults} erros por corrigir.`;
	return typed ? 'Por guardar.' : '';
}
