/** The names of parcels stand as comments above their facts, for whoever opens an estate's file: they are what the table of names says. */
export function withNamesInComments(text: string, names: Readonly<Record<string, unknown>>): string {
	return text.replace(/^( +)# .*(?=\r?\n\1([\w-]+):)/gm, (comment, indent: string, slug: string) => {
		const name = names[slug];
		return typeof name === 'string' ? `${indent}# ${name}` : comment;
	});
}
