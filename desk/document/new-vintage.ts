import { applyChange, type FieldValue, type Path, readText } from './content-text.ts';

/** What of the year that goes stands beside its number; what the page says under the name is a wine's `lede` and a year's `line`. */
const moved = ['facts', 'tasting', 'scores'] as const;

/** What stays from year to year. */
const lasting: readonly string[] = ['Alergénios', 'Enologia'];

/**
 * A wine with the next year for sale: the present one stands at the head of its earlier years, with its sheet, notes and scores, and what
 * is to be written of the new one is empty.
 * @returns the text as it is where it is no wine with a year
 */
export function withNewVintage(text: string): string {
	const reading = readText(text);
	if (reading.kind === 'unreadable' || !/^\d{4}$/.test(String(reading.fields.vintage))) return text;
	const { fields } = reading;
	const [year, next] = [String(fields.vintage), String(Number(fields.vintage) + 1)];
	const set = (current: string, path: Path, value: FieldValue) => applyChange(current, { type: 'set', path, value });

	const former: { [name: string]: FieldValue } = { year, line: fields.lede ?? '' };
	for (const name of moved) if (fields[name] !== undefined) former[name] = fields[name];
	let wine = applyChange(text, { type: 'insert', path: ['vintages'], index: 0, value: former });
	wine = set(set(wine, ['vintage'], next), ['lede'], '');
	for (const name of ['title', 'description'])
		wine = set(wine, [name], String(fields[name] ?? '').replaceAll(year, next));
	for (const name of ['facts', 'tasting'])
		for (const label of Object.keys(fields[name] ?? {}))
			if (!lasting.includes(label)) wine = set(wine, [name, label], '');
	for (const index of Array.isArray(fields.steps) ? fields.steps.keys() : [])
		for (const name of ['when', 'value']) wine = set(wine, ['steps', index, name], '');
	return fields.scores === undefined ? wine : applyChange(wine, { type: 'remove', path: ['scores'] });
}
