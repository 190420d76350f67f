import { useRef } from 'react';
import { extractMessages, megabytes } from '#messages/device';
import { keptLanguagesMessages as m } from '#messages/kept-languages';
import type { Language } from '../content/addresses';
import { languageName } from '../content/language-name';
import { otherLanguages } from '../content/languages';
import type { LanguageState } from '../platform/language-protocol';
import { useStore } from '../platform/use-store';
import { keepLanguage, keptLanguagesStore, removeLanguage } from '../pwa/kept-languages';
import { Icon, type IconName } from '../ui/icon';
import css from './details.module.css';
import { PassingButton } from './passing-button';
import { DeviceRow } from './rows';

/** A row for the pages of each other language: whether they are here, keeping them, and removing them. */
export function LanguageRows() {
	const states = useStore(keptLanguagesStore);
	return otherLanguages.map((other) => <LanguageRow key={other.code} other={other} state={states?.[other.code]} />);
}

type LanguageRowProps = { other: Language; state: LanguageState | undefined };

function LanguageRow({ other, state }: LanguageRowProps) {
	const heading = useRef<HTMLSpanElement>(null);
	const name = languageName(other.code, other.name);
	const { title, size, hint, progress, save, canRemove } = languageView(state, name);
	return (
		<li data-kept-language={other.code} data-language-state={state?.kind}>
			<DeviceRow
				title={
					<span ref={heading} tabIndex={-1}>
						{m.title(name)}
					</span>
				}
				note={
					<>
						<span role="status">{title}</span>
						{size && `, ${size}`}
					</>
				}
				progress={progress}
				picture={
					<div className={css.below}>
						{hint && <p>{hint}</p>}
						{save && (
							<PassingButton
								className="button"
								data-variant="secondary"
								aria-disabled={save.isBusy}
								onClick={() => !save.isBusy && keepLanguage(other.code)}
								next={heading}
							>
								<Icon name={save.icon} />
								{save.label}
							</PassingButton>
						)}
					</div>
				}
			>
				{canRemove && (
					<PassingButton
						className={css.square}
						aria-label={m.remove(name)}
						onClick={() => removeLanguage(other.code)}
						next={heading}
					>
						<Icon name="trash" />
					</PassingButton>
				)}
			</DeviceRow>
		</li>
	);
}

/** What a row shows of the pages of another language. */
type LanguageView = {
	title: string;
	/** How large they are, or how much of them is here; empty while that is not known. */
	size: string;
	hint: string;
	/** How far a download is, in bytes. */
	progress: { held: number; total: number } | undefined;
	/** What fetches them, or the rest of them; `isBusy` while it is at work. */
	save: { label: string; icon: IconName; isBusy: boolean } | undefined;
	canRemove: boolean;
};

/** What can only go on once somebody has done something is tried again; what stopped by itself goes on. */
const resumable: readonly string[] = ['offline', 'server', 'interrupted'];

/**
 * Decides what the row says.
 * @param state undefined while the worker has not told
 * @param name of the language, within a sentence
 */
function languageView(state: LanguageState | undefined, name: string): LanguageView {
	const blank = { size: '', hint: '', progress: undefined, save: undefined, canRemove: false };
	if (!state) return { ...blank, title: m.unknown };
	const { done, total } = state;
	const save = { label: m.save(name), icon: 'download', isBusy: false } as const;
	const underway = {
		size: extractMessages.part(megabytes(done), megabytes(total)),
		progress: { held: done, total },
		canRemove: true,
	};
	switch (state.kind) {
		case 'absent':
			return { ...blank, title: m.absent, size: megabytes(total), save };
		case 'downloading':
			return { ...blank, ...underway, title: m.downloading, save: { ...save, isBusy: true } };
		case 'ready':
			return { ...blank, title: m.ready, size: megabytes(total), hint: m.readyHint, canRemove: true };
		case 'stopped': {
			const { state: title, hint } = m.stopped[state.reason];
			const label = resumable.includes(state.reason) ? m.resume : m.retry;
			const missing = state.reason === 'storage-full' ? `${extractMessages.freeSpace(megabytes(total - done))} ` : '';
			return { ...blank, ...underway, title, hint: missing + hint, save: { label, icon: 'refresh', isBusy: false } };
		}
	}
}
