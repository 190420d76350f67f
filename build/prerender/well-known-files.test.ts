import { expect, test } from 'vitest';
import { securityText } from './well-known-files.ts';

test('security.txt names the site’s own contact and expires within the year that follows the build', () => {
	expect(
		securityText('https://quatrovistas.example', 'casa@quatrovistas.example', new Date('2026-11-22T17:30:00Z')),
	).toBe(
		[
			'Contact: mailto:casa@quatrovistas.example',
			'Contact: https://quatrovistas.example/contacto',
			'Expires: 2027-11-22T00:00:00.000Z',
			'Preferred-Languages: pt, en',
			'Canonical: https://quatrovistas.example/.well-known/security.txt',
			'',
		].join('\n'),
	);
});

test('built on a leap day, it still expires on a day that exists', () => {
	expect(
		securityText('https://quatrovistas.example', 'casa@quatrovistas.example', new Date('2028-02-29T12:00:00Z')),
	).toContain('Expires: 2029-03-01T00:00:00.000Z');
});
