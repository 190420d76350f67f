import { applyChange, type Fields, fieldsOf } from './content-text.ts';

/**
 * A wine whose name or year has changed: its title and description go on saying them where they did, letter by letter. What the owner
 * has written in their place stays hers.
 * @returns `after`, where it is no wine or neither has changed
 */
export function withFollowing(before: string, after: string): string {
	const [was, is] = [fieldsOf(before), fieldsOf(after)];
	const [known, now] = [nameAndYear(was), nameAndYear(is)];
	if (known === undefined || now === undefined || known === now) return after;
	// While there is no year, what follows the name is the end or a mark, not the next word.
	const literally = known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const said = new RegExp(`(?<![\\p{L}\\d])${literally}(?=$|[${was.vintage === '' ? '' : ' '}.,;:])`, 'gu');
	return ['title', 'description'].reduce((text, field) => {
		const words = String(is[field] ?? '');
		const followed = words.replace(said, () => now);
		return followed === words ? text : applyChange(text, { type: 'set', path: [field], value: followed });
	}, after);
}

function nameAndYear({ name, vintage }: Fields): string | undefined {
	return typeof name === 'string' && typeof vintage === 'string' ? `${name} ${vintage}` : undefined;
}
