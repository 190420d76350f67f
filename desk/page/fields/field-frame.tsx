import type { ReactNode } from 'react';
import type { Field } from '../../../build/content/forms';
import type { Path } from '../../document/content-text';
import css from './fields.module.css';
import { useField } from './form-context';

type FrameProps = {
	field: Pick<Field, 'title' | 'hint' | 'optional'>;
	/** The text below the fields has none. */
	path: Path | undefined;
	/** Beside the label: how long it may be. */
	aside?: ReactNode;
	/** Several controls under one name. */
	group?: boolean;
	children: ReactNode;
};

/** A field's name, what belongs there, its control, and what is wrong with it. */
export function FieldFrame({ field, path, aside, group = false, children }: FrameProps) {
	const { id, faults } = useField(path);
	const name = (
		<>
			{field.title}
			{field.optional && <span className={css.optional}> (facultativo)</span>}
		</>
	);
	const Frame = group ? 'fieldset' : 'div';
	return (
		<Frame
			className={group ? css.group : css.field}
			data-faulty={faults.length > 0 || undefined}
			{...(group && { 'aria-describedby': `${id}-erro ${id}-ajuda` })}
		>
			{group ? (
				<legend className={css.legend} id={`${id}-nome`}>
					{name}
				</legend>
			) : (
				<div className={css.head}>
					<label htmlFor={id}>{name}</label>
					{aside}
				</div>
			)}
			<p className={css.hint} id={`${id}-ajuda`}>
				{field.hint}
			</p>
			{group && <Faults id={id} faults={faults} />}
			{children}
			{!group && <Faults id={id} faults={faults} />}
		</Frame>
	);
}

export function Faults({ id, faults }: { id: string; faults: readonly string[] }) {
	if (faults.length === 0) return null;
	return (
		<div className={css.faults} id={`${id}-erro`}>
			{faults.map((fault) => (
				<p key={fault}>{fault}</p>
			))}
		</div>
	);
}
