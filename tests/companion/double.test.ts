import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exactlyOnce } from './exactly-once';
import { PhpSite } from './php-site';

describe('the companion beside a double of WordPress and Contact Form 7', () => {
	exactlyOnce(PhpSite.double);

	it('its table is made when it is activated, and nothing of it is left when it is uninstalled', async () => {
		const site = await PhpSite.double();
		await site.start();
		const tables = async () => (await site.query("SHOW TABLES LIKE '%quatro%'")).trim();
		await site.ask('/owner/activate');
		expect(await tables()).toBe('wp_quatro_vistas_submissions');
		await site.publish([{ slug: 'a', title: 'A', date: '2026-01-02', categories: ['casa'] }]);
		await site.ask('/?rest_route=/quatro-vistas/v1/news');
		await site.statusOf('Olá', randomUUID());
		expect(await (await site.ask('/owner/delete-site')).text()).toBe('wp_posts wp_quatro_vistas_submissions');
		await site.ask('/owner/uninstall');
		expect(await tables()).toBe('');
		expect((await site.query('SELECT COUNT(*) FROM wp_transients')).trim()).toBe('0');
		expect(site.log).not.toMatch(/error|warning|deprecated/i);
		await site.dispose();
	}, 60_000);
});
