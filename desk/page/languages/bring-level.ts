import { formId, unfoldAround } from '../fields/go-to-field';

/**
 * Scrolls the form of a file so that the counterpart of a field stands level with it: the same field, or the same group, as labels of
 * facts have other names in each language. Columns that do not scroll by themselves, as on a telephone, stay.
 * @param field of the form of `path`
 */
export function bringLevel(field: Element, path: string, other: string): void {
	const pair = commonPlace(field.id, path, other);
	const column = pair?.counterpart.closest('section');
	if (!pair || !column || column.scrollHeight <= column.clientHeight) return;
	unfoldAround(pair.counterpart);
	column.scrollTop += pair.counterpart.getBoundingClientRect().top - pair.own.getBoundingClientRect().top;
}

/** The innermost field or group that both forms have at the place of a field. */
function commonPlace(id: string, path: string, other: string): { own: Element; counterpart: Element } | undefined {
	if (!id.startsWith(formId(path))) return undefined;
	const steps = id.slice(formId(path).length).split('-');
	for (let length = steps.length; length > 0; length--) {
		const name = steps.slice(0, length).join('-');
		const [own, counterpart] = [placeOf(formId(path) + name), placeOf(formId(other) + name)];
		if (own && counterpart) return { own, counterpart };
	}
	return undefined;
}

function placeOf(id: string): Element | null {
	return document.getElementById(id) ?? document.getElementById(`${id}-nome`);
}
