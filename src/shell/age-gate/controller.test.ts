import { expect, test } from 'vitest';
import { ageLimit, confirmAge, isAgeConfirmed } from './controller';

test('only the cookie ageCheck=true counts as confirmed', () => {
	expect(isAgeConfirmed('a=1; ageCheck=true; b=2')).toBe(true);
	expect(isAgeConfirmed('ageCheck=false')).toBe(false);
	expect(isAgeConfirmed('notageCheck=true')).toBe(false);
	expect(isAgeConfirmed('')).toBe(false);
});

test('confirming sets the cookie for 365 days on the whole site', () => {
	const page = { cookie: '', location: { protocol: 'http:' } };
	confirmAge(page);
	expect(page.cookie).toBe('ageCheck=true; Max-Age=31536000; Path=/; SameSite=Lax');
});

test('on a page that came by https the cookie goes by https only', () => {
	const page = { cookie: '', location: { protocol: 'https:' } };
	confirmAge(page);
	expect(page.cookie).toBe('ageCheck=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

test('the question names the day eighteen years ago, in the language of the page', () => {
	const day = new Date(2026, 10, 20);
	expect(ageLimit(day, 'pt-PT')).toBe('20\u00a0de\u00a0novembro de 2008');
	expect(ageLimit(day, 'en-GB')).toBe('20\u00a0November 2008');
});

test('on a 29 February the limit is the last day of that February', () => {
	expect(ageLimit(new Date(2028, 1, 29), 'pt-PT')).toBe('28\u00a0de\u00a0fevereiro de 2010');
});
