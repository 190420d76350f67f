/** What a parcel is planted with, by name: `Tinta Roriz 60 %, outras 40 %` → `Tinta Roriz`. A name begins with a capital, in any language. */
export function castasIn(text: string): string[] {
	return text.replaceAll('\u00a0', ' ').match(/\p{Lu}[\p{L} -]*(?=\s\d)/gu) ?? [];
}
