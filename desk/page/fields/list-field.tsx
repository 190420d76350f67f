import type { ReactNode } from 'react';
import type { Field, Input } from '../../../build/content/forms';
import type { FieldValue, Path } from '../../document/content-text';
import { emptyValue } from './empty-value';
import { FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';
import { RowButtons } from './row-buttons';

type ListFieldProps = {
	field: Field & { input: Extract<Input, { kind: 'list' }> };
	path: Path;
	value: FieldValue[];
	/** The fields among which the list stands. */
	beside?: { [name: string]: FieldValue } | undefined;
	renderItem: (item: { field: Field; path: Path; value: FieldValue }) => ReactNode;
};

/** One below the other, each with its fields. */
export function ListField({ field, path, value, beside, renderItem }: ListFieldProps) {
	const { change } = useField(path);
	const { item, atLeast, atMost = Number.POSITIVE_INFINITY } = field.input;
	const remove = (index: number) =>
		change({ type: 'remove', path: value.length === 1 && field.optional ? path : [...path, index] });
	return (
		<FieldFrame field={field} path={path} group>
			<ol className={css.list}>
				{value.map((one, index) => {
					const name = `${field.title}, ${index + 1}`;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own, and its fields follow the file
						<li key={index} className={css.item}>
							<div className={css.itemHead}>
								<span>{titleOf(one) || index + 1}</span>
								<RowButtons
									name={name}
									index={index}
									count={value.length}
									atLeast={field.optional ? 0 : atLeast}
									onMove={(to) => change({ type: 'move', path, from: index, to })}
									onRemove={() => remove(index)}
								/>
							</div>
							{renderItem({
								field: { name: String(index), title: name, hint: '', optional: false, input: item },
								path: [...path, index],
								value: one,
							})}
						</li>
					);
				})}
			</ol>
			{value.length < atMost && (
				<button
					type="button"
					className={`button ${css.add}`}
					onClick={() => change({ type: 'insert', path, index: value.length, value: emptyValue(item, beside) })}
				>
					Juntar a {field.title}
				</button>
			)}
		</FieldFrame>
	);
}

/** What an item is known by: its year, its guide, its first words. */
function titleOf(value: FieldValue): string {
	if (typeof value === 'string') return '';
	const [first] = Object.values(value).filter((one) => typeof one === 'string');
	return first === undefined ? '' : first.slice(0, 40);
}
