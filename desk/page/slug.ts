/** The last part of a page's address, of its name: `São João, à noite` is `sao-joao-a-noite`. */
export function slugOf(name: string): string {
	return name
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 40)
		.replace(/^-+|-+$/g, '');
}
