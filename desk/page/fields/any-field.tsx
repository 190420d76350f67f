import { useContext } from 'react';
import type { Field } from '../../../build/content/forms';
import { type FieldValue, hasWords, type Path, valueAt } from '../../document/content-text';
import { ByLanguageField } from './by-language-field';
import { ChoiceField, FlagField, ParcelField } from './choice-field';
import { emptyValue } from './empty-value';
import { FactsField } from './facts-field';
import { FieldFrame } from './field-frame';
import { nameOfParcel } from './field-message';
import css from './fields.module.css';
import { FormContext, useField } from './form-context';
import { ListField } from './list-field';
import { ParcelsField } from './parcels-field';
import { PictureField } from './picture-field';
import { TextField } from './text-field';

type AnyFieldProps = {
	field: Field;
	path: Path;
	value: FieldValue | undefined;
	/** The fields among which it stands. */
	beside?: { [name: string]: FieldValue };
};

/** A field by what it takes. */
export function AnyField({ field, path, value, beside }: AnyFieldProps) {
	const { input } = field;
	const words = typeof value === 'string' ? value : '';
	switch (input.kind) {
		case 'group':
			return field.optional ? (
				<OptionalGroup field={{ ...field, input }} path={path} value={value} />
			) : (
				<GroupField field={field} path={path} fields={input.fields} value={groupOf(value)} />
			);
		case 'by-parcel':
			return <ByParcelField field={field} path={path} fields={input.fields} value={groupOf(value)} />;
		case 'by-language':
			return (
				<ByLanguageField
					field={{ ...field, input }}
					path={path}
					value={groupOf(value)}
					renderGroup={(group) => <AnyField {...group} />}
				/>
			);
		case 'list':
			if (input.item.kind === 'parcel')
				return <ParcelsField field={field} path={path} value={Array.isArray(value) ? value : []} />;
			return (
				<ListField
					field={{ ...field, input }}
					path={path}
					value={Array.isArray(value) ? value : []}
					beside={beside}
					renderItem={(item) => <AnyField {...item} />}
				/>
			);
		case 'facts':
			return <FactsField field={field} path={path} value={groupOf(value)} />;
		case 'flag':
			return <FlagField field={field} path={path} isOn={words === 'true'} />;
		case 'choice':
			return <ChoiceField field={field} path={path} value={words} groups={[{ options: input.options }]} />;
		case 'parcel':
			return <ParcelField field={field} path={path} value={words} />;
		case 'picture':
			return <PictureField field={field} path={path} value={words} />;
		default:
			return <TextField field={{ ...field, input }} path={path} value={words} />;
	}
}

type FieldsProps = { path: Path; fields: readonly Field[]; value: { [name: string]: FieldValue } };

/** Each of some fields, with what the file has for it; those that count for nothing here are not shown, nor what there is no need to translate. */
export function Fields({ path, fields, value }: FieldsProps) {
	const { translated } = useContext(FormContext);
	const counting = fields.filter(
		({ name, only }) =>
			(only === undefined || value[only.name] === only.value) &&
			(!translated || name === 'slug' || name in value || hasWords(valueAt(translated.original, [...path, name]))),
	);
	return counting.map((field) => (
		<AnyField key={field.name} field={field} path={[...path, field.name]} value={value[field.name]} beside={value} />
	));
}

/** An item of a list has its own frame there. */
function GroupField({ field, ...fields }: FieldsProps & { field: Field }) {
	if (typeof fields.path.at(-1) === 'number') return <Fields {...fields} />;
	return (
		<FieldFrame field={field} path={fields.path} group>
			<Fields {...fields} />
		</FieldFrame>
	);
}

type OptionalGroupProps = Omit<AnyFieldProps, 'field'> & {
	field: Field & { input: Extract<Field['input'], { kind: 'group' }> };
};

/** A group that a file can do without: it is there as a whole, or not at all. */
function OptionalGroup({ field, path, value }: OptionalGroupProps) {
	const { change } = useField(path);
	const isThere = value !== undefined;
	const toggle = () =>
		change(isThere ? { type: 'remove', path } : { type: 'set', path, value: emptyValue(field.input) });
	return (
		<FieldFrame field={field} path={path} group>
			{isThere && <Fields path={path} fields={field.input.fields} value={groupOf(value)} />}
			<button type="button" className={`button ${css.add}`} onClick={toggle}>
				{isThere ? 'Tirar' : 'Juntar'} {field.title}
			</button>
		</FieldFrame>
	);
}

/** A group for each parcel of an estate, folded: there are up to 27. */
function ByParcelField({ field, path, fields, value }: FieldsProps & { field: Field }) {
	return (
		<FieldFrame field={field} path={path} group>
			{Object.entries(value).map(([slug, facts]) => (
				<details key={slug} className={css.parcel}>
					<summary>{nameOfParcel(slug)}</summary>
					<p className={css.hint}>
						{slug}. <a href="#src/content/parcel-names.json">Mudar o nome</a>
					</p>
					<Fields path={[...path, slug]} fields={fields} value={groupOf(facts)} />
				</details>
			))}
		</FieldFrame>
	);
}

function groupOf(value: FieldValue | undefined): { [name: string]: FieldValue } {
	return typeof value === 'object' && !Array.isArray(value) ? value : {};
}
