import type { Field, Input } from '../../../build/content/forms';
import type { Path } from '../../document/content-text';
import { FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';

type TextInput = Extract<Input, { kind: 'text' | 'year' | 'whole-number' | 'number' | 'date' }>;
type TextFieldProps = { field: Field & { input: TextInput }; path: Path; value: string };

/** Words, a number or a day: one line, or as many as the words take. In the file each is one line. */
export function TextField({ field, path, value }: TextFieldProps) {
	const { id, described, change } = useField(path);
	const { input } = field;
	const set = (typed: string) => {
		const line = typed.replace(/\s*\n\s*/g, ' ');
		change(line === '' && field.optional ? { type: 'remove', path } : { type: 'set', path, value: line });
	};
	const atMost = input.kind === 'text' ? input.atMost : undefined;
	const control = { id, value, ...described };
	return (
		<FieldFrame
			field={field}
			path={path}
			aside={
				atMost !== undefined && (
					<span className={css.count}>
						{value.length} / {atMost}
					</span>
				)
			}
		>
			{input.kind === 'text' ? (
				<textarea {...control} className={css.text} rows={1} onChange={(event) => set(event.target.value)} />
			) : (
				<input
					{...control}
					className={css.short}
					type={input.kind === 'date' ? 'date' : 'text'}
					inputMode={input.kind === 'date' ? undefined : input.kind === 'number' ? 'decimal' : 'numeric'}
					autoComplete="off"
					onChange={(event) => set(event.target.value)}
				/>
			)}
		</FieldFrame>
	);
}
