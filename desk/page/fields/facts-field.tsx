import { useState } from 'react';
import type { Field } from '../../../build/content/forms';
import type { FieldValue, Path } from '../../document/content-text';
import { Faults, FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';
import { RowButtons } from './row-buttons';

type FactsFieldProps = { field: Field; path: Path; value: { [label: string]: FieldValue } };

/** Labels with values, in their order: `Duração: 80 min`. */
export function FactsField({ field, path, value }: FactsFieldProps) {
	const { change } = useField(path);
	const rows = Object.entries(value);
	const add = () => {
		const label = ['Novo', ...rows.map((_, index) => `Novo ${index + 2}`)].find((one) => !(one in value)) ?? 'Novo';
		change({ type: 'set', path: [...path, label], value: '' });
	};
	return (
		<FieldFrame field={field} path={path} group>
			{rows.map(([label, text], index) => (
				<FactRow
					// The label changes while it is typed: the row stays.
					key={`${rows.length}-${String(index)}`}
					path={[...path, label]}
					text={typeof text === 'string' ? text : ''}
					isTaken={(other) => other !== label && other in value}
					buttons={
						<RowButtons
							name={label}
							index={index}
							count={rows.length}
							atLeast={0}
							onMove={(to) => change({ type: 'move', path, from: index, to })}
							onRemove={() =>
								change({ type: 'remove', path: rows.length === 1 && field.optional ? path : [...path, label] })
							}
						/>
					}
				/>
			))}
			<button type="button" className={`button ${css.add}`} onClick={add}>
				Juntar uma linha a {field.title}
			</button>
		</FieldFrame>
	);
}

type FactRowProps = { path: Path; text: string; isTaken: (label: string) => boolean; buttons: React.ReactNode };

function FactRow({ path, text, isTaken, buttons }: FactRowProps) {
	const { id, faults, remarks, described, change } = useField(path);
	const label = String(path.at(-1));
	/** A label that cannot be one, while it is typed: it is empty, there already, or a number, which would stand before all others. */
	const [unfit, setUnfit] = useState<string>();
	const rename = (typed: string) => {
		const isUnfit = typed.trim() === '' || /^\d+$/.test(typed) || isTaken(typed);
		setUnfit(isUnfit ? typed : undefined);
		if (!isUnfit) change({ type: 'rename', path, name: typed });
	};
	return (
		<div className={css.fact} data-faulty={faults.length > 0 || undefined}>
			<input
				className={css.short}
				aria-label={`Rótulo de ${label}`}
				aria-invalid={unfit !== undefined}
				value={unfit ?? label}
				onChange={(event) => rename(event.target.value)}
				onBlur={() => setUnfit(undefined)}
			/>
			<textarea
				id={id}
				className={css.text}
				rows={1}
				aria-label={label}
				{...described}
				aria-describedby={`${id}-erro ${id}-nota`}
				value={text}
				onChange={(event) => change({ type: 'set', path, value: event.target.value.replace(/\s*\n\s*/g, ' ') })}
			/>
			{buttons}
			<Faults id={id} faults={faults} />
			{remarks.length > 0 && (
				<p className={css.remark} id={`${id}-nota`}>
					{remarks.join(' ')}
				</p>
			)}
		</div>
	);
}
