import type { TextKind } from '../../../build/content/forms';
import { bodyForEditing, bodyFromEditing } from '../../document/file-text';
import { FieldFrame } from './field-frame';
import css from './fields.module.css';
import { useField } from './form-context';

type BodyFieldProps = { kind: TextKind; body: string };

/** The text below the fields, as it stands in the file. */
export function BodyField({ kind, body }: BodyFieldProps) {
	const { id, described, change } = useField(undefined);
	return (
		<FieldFrame field={{ title: 'Texto', hint: hints[kind.kind](kind), optional: false }} path={undefined}>
			<textarea
				id={id}
				className={css.body}
				rows={8}
				spellCheck
				{...described}
				value={bodyForEditing(body)}
				onChange={({ target }) => change({ type: 'body', text: bodyFromEditing(target.value, body) })}
			/>
		</FieldFrame>
	);
}

const marks = 'Uma linha em branco separa parágrafos. *itálico*, **forte**, [palavras](/vinhos/abade) para uma ligação';

const hints: { readonly [Kind in TextKind['kind']]: (kind: TextKind) => string } = {
	none: () => '',
	paragraphs: () => `${marks}.`,
	parts: () => `${marks}, ## para um título, > para uma citação, - para cada linha de uma lista (1. numa com números).`,
	headings: (kind) =>
		`${marks}. Os títulos são ${kind.kind === 'headings' ? kind.headings.map((one) => `## ${one}`).join(' e ') : ''}.`,
	questions: () => `${marks}. Cada ## é uma pergunta; o que vem por baixo, a resposta.`,
};
