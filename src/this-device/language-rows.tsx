import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { keptLanguagesMessages as m } from '#messages/kept-languages';
import type { Language } from '../content/addresses';
import { languageName } from '../content/language-name';
import { otherLanguages } from '../content/languages';
import type { LanguageState } from '../platform/language-protocol';
import { useStore } from '../platform/use-store';
import { keepLanguage, keptLanguagesStore, removeLanguage } from '../pwa/kept-languages';
import { Icon } from '../ui/icon';
import css from './details.module.css';
import { languageView } from './language-view';
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

type PassingButtonProps = ComponentProps<'button'> & { 'data-variant'?: string; next: RefObject<HTMLElement | null> };

/** A button that goes away with what it did, and leaves the focus to what is next. */
function PassingButton({ next, ...button }: PassingButtonProps) {
	const ref = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const own = ref.current;
		return () => {
			if (own === document.activeElement) next.current?.focus({ preventScroll: true });
		};
	}, [next]);
	return <button type="button" ref={ref} {...button} />;
}
