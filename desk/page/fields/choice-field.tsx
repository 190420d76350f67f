import type { Field } from '../../../build/content/forms';
import { estates } from '../../../src/content/estates';
import { parcelName } from '../../../src/content/parcel-names';
import { parcelsOf } from '../../../src/content/parcels';
import type { Path } from '../../document/content-text';
import { Faults, FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';

type Group = { name?: string; options: readonly { value: string; name: string }[] };
type ChoiceFieldProps = { field: Field; path: Path; value: string; groups: readonly Group[] };

/** As the parcels are called now. */
const parcelGroups = (): readonly Group[] =>
	estates.map(({ slug, quinta }) => ({
		name: quinta,
		options: parcelsOf[slug].map((parcel) => ({ value: parcel, name: parcelName(parcel) })),
	}));

/** One of the parcels, by their estates. */
export function ParcelField(props: Omit<ChoiceFieldProps, 'groups'>) {
	return <ChoiceField {...props} groups={parcelGroups()} />;
}

/** One of several. A value that is none of them stays until another is chosen. */
export function ChoiceField({ field, path, value, groups }: ChoiceFieldProps) {
	const { id, described, change } = useField(path);
	const isKnown = groups.some(({ options }) => options.some((option) => option.value === value));
	return (
		<FieldFrame field={field} path={path}>
			<select
				id={id}
				className={css.short}
				value={value}
				{...described}
				onChange={({ target }) =>
					change(target.value === '' ? { type: 'remove', path } : { type: 'set', path, value: target.value })
				}
			>
				{(field.optional || value === '') && <option value="">{field.optional ? 'Nenhuma' : 'Escolha'}</option>}
				{!isKnown && value !== '' && <option value={value}>{value}</option>}
				{groups.map(({ name, options }) => {
					const list = options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.name}
						</option>
					));
					return name === undefined ? (
						list
					) : (
						<optgroup key={name} label={name}>
							{list}
						</optgroup>
					);
				})}
			</select>
		</FieldFrame>
	);
}

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
