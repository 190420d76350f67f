import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { parseSiteSettings } from '../../src/content/site-settings';
import { mainWords } from '../main-words';
import { toPost } from '../messages/php-post';
import { createFormSites } from './contact-form';
import { submitForm } from './submit-form';

const settings = parseSiteSettings(readFileSync('site-settings.json', 'utf8'));
const submission = {
	post: toPost(
		Object.entries({
			'your-name': 'Ana',
			'your-email': 'ana@example.com',
			'your-subject': 'Imprensa',
			'your-message': 'Olá',
			'accept-terms': '1',
		}),
	),
	unitTag: 'wpcf7-f5-p6-o1',
	remoteAddress: '192.0.2.1',
	userAgent: 'Mozilla/5.0',
};

it('a server whose messages fail does not silence the log of another in the same process', async () => {
	const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const mailbox = { keep: () => Promise.reject(new Error('no mail')), deleteBefore: async () => 0 };
	const failing = () => createFormSites({ ...settings, contactForms: {} }, mailbox, () => mainWords);
	for (const site of [...failing(), ...failing()]) {
		expect(await submitForm(site, submission)).toMatchObject({ status: 'mail_failed' });
		expect(await submitForm(site, submission)).toMatchObject({ status: 'mail_failed' });
	}
	expect(written).toHaveBeenCalledTimes(2);
});
