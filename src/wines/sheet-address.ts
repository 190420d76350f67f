/** Whether the build makes the sheets. Without them a link would lead nowhere, which fails the build. */
const sheetsAreMade: boolean = false;

/** Where the printed sheet of a wine's current year is, an A4 page as PDF. Nothing while there are none. */
export function sheetAddress(slug: string): string | undefined {
	return sheetsAreMade ? `/fichas/${slug}.pdf` : undefined;
}
