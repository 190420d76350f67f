import { type ReactNode, useState } from 'react';
import { translationOf } from '../../../build/content/translation-path';
import type { Language } from '../../../src/content/addresses';
import type { FileEntry } from '../../answers';
import { formId, unfoldAround } from '../fields/go-to-field';
import { FileView } from '../file-view';
import { beginTranslation, markRevised } from '../state/desk';
import type { DeskState } from '../state/desk-state';
import { messageOf } from '../state/server';
import { turnTo } from '../state/shown';
import css from './languages.module.css';

type SidesProps = { state: DeskState; entry: FileEntry; language: Language };

/** A file and its translation, side by side: what has the focus in one stands level with its counterpart in the other. */
export function Sides({ state, entry, language }: SidesProps) {
	const translation = translationOf(entry.path, language.code);
	const other = state.files.find(({ path }) => path === translation);
	return (
		<div className={css.sides}>
			<Side path={entry.path} other={translation} title="Português">
				<FileView state={state} path={entry.path} />
			</Side>
			<Side path={translation} other={entry.path} title={language.name} lang={language.tag}>
				{other ? (
					<>
						<TranslationState state={state} entry={other} />
						<FileView state={state} path={translation} />
					</>
				) : (
					<Untranslated original={entry.path} language={language} />
				)}
			</Side>
		</div>
	);
}

type SideProps = { path: string; other: string; title: string; lang?: string; children: ReactNode };

function Side({ path, other, title, lang, children }: SideProps) {
	return (
		<section
			className={css.side}
			aria-label={title}
			onFocus={({ target }) => {
				turnTo(path);
				bringLevel(target, path, other);
			}}
		>
			<h3 lang={lang}>{title}</h3>
			{children}
		</section>
	);
}

/**
 * Scrolls the form of a file so that the counterpart of a field stands level with it: the same field, or the same group, as labels of
 * facts have other names in each language. Columns that do not scroll by themselves, as on a telephone, stay.
 * @param field of the form of `path`
 */
function bringLevel(field: Element, path: string, other: string): void {
	const pair = commonPlace(field.id, path, other);
	const column = pair?.counterpart.closest('section');
	if (!pair || !column || column.scrollHeight <= column.clientHeight) return;
	unfoldAround(pair.counterpart);
	column.scrollTop += pair.counterpart.getBoundingClientRect().top - pair.own.getBoundingClientRect().top;
}

/** The innermost field or group that both forms have at the place of a field. */
function commonPlace(id: string, path: string, other: string): { own: Element; counterpart: Element } | undefined {
	if (!id.startsWith(formId(path))) return undefined;
	const steps = id.slice(formId(path).length).split('-');
	for (let length = steps.length; length > 0; length--) {
		const name = steps.slice(0, length).join('-');
		const [own, counterpart] = [placeOf(formId(path) + name), placeOf(formId(other) + name)];
		if (own && counterpart) return { own, counterpart };
	}
	return undefined;
}

function placeOf(id: string): Element | null {
	return document.getElementById(id) ?? document.getElementById(`${id}-nome`);
}

/** Whether a translation says what its original does. */
function TranslationState({ state, entry }: { state: DeskState; entry: FileEntry }) {
	const faults = state.problems.filter(({ file }) => file === entry.path).length;
	const isBusy = state.notice.kind === 'saving';
	switch (entry.translation?.state) {
		case 'begun':
			return (
				<p className={css.told}>
					Por acabar{faults > 0 && `: ${faults} por preencher ou corrigir`}. Fica por guardar até nada faltar, e a
					página sai entretanto em português.
				</p>
			);
		case 'outdated':
			return (
				<p className={css.told} data-tone="outdated">
					O português mudou depois desta tradução.
					<button
						type="button"
						className="button"
						disabled={isBusy || faults > 0 || !state.open[entry.path]}
						onClick={() => void markRevised(entry.path)}
					>
						Está revista
					</button>
				</p>
			);
		default:
			return (
				<p className={css.told}>
					{faults > 0 ? 'Já não diz o mesmo que o português.' : 'Diz o mesmo que o português.'}
				</p>
			);
	}
}

function Untranslated({ original, language }: { original: string; language: Language }) {
	const [fault, setFault] = useState<string>();
	async function begin(): Promise<void> {
		try {
			const path = await beginTranslation(original, language.code);
			if (path) turnTo(path);
			else setFault('Não se começou: já há uma, ou o português não se consegue ler.');
		} catch (error) {
			setFault(messageOf(error));
		}
	}
	return (
		<div className={css.told}>
			<p>Por traduzir: a página sai em português, e diz que é assim.</p>
			<button type="button" className="button" onClick={() => void begin()}>
				Começar a tradução
			</button>
			{fault && <p role="alert">{fault}</p>}
		</div>
	);
}
