import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { PhpSite } from './php-site';

const php = join(import.meta.dirname, 'php');

/**
 * A copy of a real WordPress, with the companion and a real Contact Form 7, or the double in its place. Of the WordPress only its
 * program is used: it gets settings, a database, plugins and mails of its own.
 * @param home the folder with `wp-load.php`
 * @param contactForm7 the folder with `wp-contact-form-7.php`
 */
export function createRealSite(home: string, contactForm7: string | undefined): Promise<PhpSite> {
	return PhpSite.create(async (folder, database) => {
		const wordpress = join(folder, 'wordpress');
		const own = [join(home, 'wp-config.php'), join(home, 'wp-content'), join(home, '.htaccess')];
		// Debian's links to packages that are not there are no part of what is tested.
		const filter = (path: string) => !own.includes(path) && existsSync(path);
		await cp(home, wordpress, { recursive: true, dereference: true, filter });
		await cp(join(php, 'real/wp-config.php'), join(wordpress, 'wp-config.php'));
		const content = join(wordpress, 'wp-content');
		await mkdir(join(content, 'themes'), { recursive: true });
		await cp(join(php, 'real/mu-plugin.php'), join(content, 'mu-plugins/companion-test.php'));
		await cp(join(import.meta.dirname, '../../wordpress/quatro-vistas'), join(content, 'plugins/quatro-vistas'), {
			recursive: true,
		});
		const plugin = join(content, 'plugins/contact-form-7');
		if (contactForm7) await cp(contactForm7, plugin, { recursive: true, dereference: true });
		else await cp(join(php, 'contact-form-7.php'), join(plugin, 'wp-contact-form-7.php'));
		const { php: program, socket } = inject('programs');
		const env = { STEPS: php, MAILS: join(folder, 'mails') };
		const install = await promisify(execFile)(program, [join(php, 'real/install.php'), wordpress], {
			env: { ...process.env, ...env, SOCKET: socket, DATABASE: database },
		});
		if (!install.stdout.endsWith('installed')) throw new Error(`WordPress was not installed:\n${install.stdout}`);
		return { args: ['-t', wordpress], env };
	});
}
