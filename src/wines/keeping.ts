import { keepingPattern } from '#messages/spans';

/** From which year to which a wine is at its best. */
export type Keeping = { readonly from: number; readonly to: number };

/** What the fact `Guarda` says, from the harvest where it names no other beginning; nothing where it names no end. */
export function keepingOf(words: string, harvest: number): Keeping | undefined {
	const [, from, to] = keepingPattern.exec(words.replaceAll(/\s/g, ' ')) ?? [];
	if (to === undefined) return undefined;
	return { from: Number(from ?? harvest), to: Number(to) };
}
