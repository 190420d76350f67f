import { expect, test } from 'vitest';
import { contentSecurityPolicy, headersFile } from './headers-file.ts';

const settings = {
	origin: 'https://quatrovistas.example',
	contactForm: { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: 6 },
	ajaxUrl: '/wp-admin/admin-ajax.php',
};

test('without other hosts the policy knows only the site itself', () => {
	const policy = contentSecurityPolicy(settings);
	expect(policy).toContain("default-src 'none'");
	expect(policy).not.toMatch(/unsafe|https?:/);
});

test('a WordPress on another host and a tile provider are let in, each where it is needed', () => {
	const policy = contentSecurityPolicy({
		...settings,
		wpcf7: { api: { root: 'https://cms.example/wp-json/', namespace: 'contact-form-7/v1' } },
		map: { tiles: 'https://tiles.example/{z}/{x}/{y}?token={token}', token: 't' },
	});
	expect(policy).toContain("connect-src 'self' https://cms.example https://tiles.example");
	expect(policy).toContain("img-src 'self' data: blob: https://tiles.example");
});

test('the file has one pattern and indented headers', () => {
	expect(headersFile(settings)).toMatch(/^\/\*\n( {2}[A-Z][\w-]+: .+\n)+$/);
});
