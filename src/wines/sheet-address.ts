/** Where the printed sheet of a wine's current year is, an A4 page as PDF made at build. */
export function sheetAddress(slug: string): string {
	return `/fichas/${slug}.pdf`;
}
