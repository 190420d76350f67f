import type { ReactNode } from 'react';
import type { Field, Input } from '../../../build/content/forms';
import type { FieldValue, Path } from '../../document/content-text';
import { FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';

type ByLanguageFieldProps = {
	field: Field & { input: Extract<Input, { kind: 'by-language' }> };
	path: Path;
	value: { [name: string]: FieldValue };
	renderGroup: (group: { field: Field; path: Path; value: FieldValue | undefined }) => ReactNode;
};

/** One group for all languages, or one for each: one that is begun says at first what the first says. */
export function ByLanguageField({ field, path, value, renderGroup }: ByLanguageFieldProps) {
	const { change } = useField(path);
	const { fields, languages } = field.input;
	const isOne = fields.some(({ name }) => name in value);
	const codes = isOne ? [] : Object.keys(value);
	const first = (isOne ? value : value[codes[0] ?? '']) ?? {};
	const nameOf = (code: string) => languages.find((language) => language.value === code)?.name ?? code;
	const groupOf = (title: string): Field => ({
		name: title,
		title,
		hint: '',
		optional: false,
		input: { kind: 'group', fields },
	});
	const button = (words: string, onClick: () => void) => (
		<button key={words} type="button" className={`button ${css.add}`} onClick={onClick}>
			{words}
		</button>
	);
	if (isOne)
		return (
			<FieldFrame field={field} path={path} group>
				{renderGroup({ field: groupOf('Para todas as línguas'), path, value })}
				{button('Um para cada língua', () =>
					change({ type: 'set', path, value: Object.fromEntries(languages.map((one) => [one.value, first])) }),
				)}
			</FieldFrame>
		);
	return (
		<FieldFrame field={field} path={path} group>
			{codes.map((code) => (
				<div key={code}>
					{renderGroup({ field: groupOf(nameOf(code)), path: [...path, code], value: value[code] })}
					{codes.length > 1 && button(`Tirar ${nameOf(code)}`, () => change({ type: 'remove', path: [...path, code] }))}
				</div>
			))}
			{languages
				.filter((language) => !codes.includes(language.value))
				.map(({ value: code, name }) =>
					button(`Juntar ${name}`, () => change({ type: 'set', path: [...path, code], value: first })),
				)}
			{button('Um só para todas as línguas', () => change({ type: 'set', path, value: first }))}
		</FieldFrame>
	);
}
