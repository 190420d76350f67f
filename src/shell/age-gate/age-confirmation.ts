/** SPEC 9: cookie `ageCheck`, value `true`, 365 days, path `/`. */
const cookie = 'ageCheck=true';
const yearInSeconds = 365 * 24 * 60 * 60;

/** Whether a cookie header holds the confirmation. */
export function isAgeConfirmed(cookies: string): boolean {
	return cookies.split('; ').includes(cookie);
}

/**
 * Remembers the confirmation. Safari keeps cookies set by scripts for seven days only, and no browser keeps one with `Secure` that
 * comes from a page without https.
 */
export function confirmAge(page: { cookie: string; location: Pick<Location, 'protocol'> }): void {
	const secure = page.location.protocol === 'https:' ? '; Secure' : '';
	page.cookie = `${cookie}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax${secure}`;
}

/** The day on which those born were eighteen years old `today`, written out: "20 de novembro de 2008". */
export function ageLimit(today: Date): string {
	const limit = new Date(today.getFullYear() - 18, today.getMonth(), today.getDate());
	return new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long' }).format(limit);
}
