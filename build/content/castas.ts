/** What a parcel is planted with, by name: `Tinta Roriz 60 %, outras 40 %` → `Tinta Roriz`. */
export function castasIn(text: string): string[] {
	const names = text.replaceAll('\u00a0', ' ').match(/\p{L}[\p{L} -]*(?=\s\d)/gu) ?? [];
	return names.filter((name) => name !== 'outras');
}
