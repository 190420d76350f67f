import type { Field } from '../../../build/content/forms';
import type { Path } from '../../document/content-text';
import { Faults } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';

type FlagFieldProps = { field: Field; path: Path; isOn: boolean };

/** Yes or no. */
export function FlagField({ field, path, isOn }: FlagFieldProps) {
	const { id, faults, described, change } = useField(path);
	return (
		<div className={css.field} data-faulty={faults.length > 0 || undefined}>
			<label className={css.flag}>
				<input
					id={id}
					type="checkbox"
					checked={isOn}
					{...described}
					onChange={({ target }) => change({ type: 'flag', path, on: target.checked })}
				/>
				{field.title}
			</label>
			<p className={css.hint} id={`${id}-ajuda`}>
				{field.hint}
			</p>
			<Faults id={id} faults={faults} />
		</div>
	);
}
