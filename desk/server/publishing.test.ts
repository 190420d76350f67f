import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { createPublisher, type Publisher } from './publishing';

let root: string;
let publisher: Publisher;

const program = 'build/vite-build.mjs';

/** Builds at once what `page.html` holds, or fails as the real build does when there is no such file. */
const build = `
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
if (!existsSync('page.html')) { console.error('src/content/wines/abade.md:5: "line" falta.'); process.exit(1); }
const [dist] = process.argv.slice(2);
mkdirSync(dist + '-server', { recursive: true });
mkdirSync(dist);
cpSync('page.html', dist + '/index.html');
writeFileSync(dist + '/_headers', "/*\\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\\n");
console.log('building');
`;

const settings = {
	origin: 'https://quatrovistas.example',
	contactForm: { id: 5, version: '6', locale: 'pt_PT', unitTag: 'u', containerPost: 6 },
	ajaxUrl: '/wp-admin/admin-ajax.php',
};

beforeEach(async () => {
	const folder = await makeFolder({
		[program]: build,
		'page.html': 'um',
		'site-settings.json': JSON.stringify(settings),
	});
	root = folder.folder;
	publisher = createPublisher(root, ['http://127.0.0.1:4180']);
	return async () => {
		publisher.close();
		await folder.remove();
	};
});

async function prepare() {
	const answer = await publisher.prepare();
	if (answer.kind !== 'ready') throw new Error(answer.lines.join('\n'));
	return answer;
}

const served = () => readFile(join(root, 'dist/index.html'), 'utf8');

it('shows what would change, before and after, and publishes it only then', async () => {
	await publisher.publish((await prepare()).release);
	await writeFile(join(root, 'page.html'), 'dois');
	const { release, changes, before, after } = await prepare();
	expect(changes).toEqual([{ kind: 'changed', address: '/', isOwn: false, texts: [{ before: 'um', now: 'dois' }] }]);
	expect([await (await fetch(`${before}/`)).text(), await (await fetch(`${after}/`)).text()]).toEqual(['um', 'dois']);
	expect(await served()).toBe('um');
	expect(await publisher.publish(release)).toEqual({
		kind: 'published',
		origin: 'https://quatrovistas.example',
		place: { to: 'server' },
		notes: [],
	});
	expect(await served()).toBe('dois');
});

it('shows builds to the desk alone, with a worker that is never installed and without the question of age', async () => {
	const { after } = await prepare();
	const { headers } = await fetch(`${after}/`);
	expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors http://127.0.0.1:4180");
	expect(headers.get('set-cookie')).toContain('ageCheck=true');
	const worker = await fetch(`${after}/sw.js`);
	// A page asks again and again for a worker that is not there.
	expect([worker.status, worker.headers.get('content-type')]).toEqual([200, 'text/javascript']);
	expect(await worker.text()).not.toContain('fetch');
});

it('says what the build is doing meanwhile', async () => {
	const paused = build.replace("console.log('building')", "console.log('prerendered 50 pages')");
	await writeFile(join(root, program), `${paused}\nsetTimeout(() => {}, 1000);`);
	const prepared = prepare();
	await expect.poll(() => publisher.progress(), { timeout: 10_000 }).toEqual({ kind: 'building', step: 'storing' });
	expect(publisher.prepare(), 'one build at a time').toBe(publisher.prepare());
	expect(await prepared).toEqual(publisher.progress());
});

it('names what is still to be written, with its file, before it is published', async () => {
	await writeFile(
		join(root, program),
		`${build}\nconsole.warn('src/content/news/a-poda.md:4: Está ainda por escrever.\\nA chunk is large.');`,
	);
	expect((await prepare()).notes).toEqual([{ path: 'src/content/news/a-poda.md', text: 'Está ainda por escrever.' }]);
});

it('says in the words of the build why it failed, and leaves the site as it was', async () => {
	await publisher.publish((await prepare()).release);
	await writeFile(join(root, program), build.replace("'page.html'", "'missing.html'"));
	expect(await publisher.prepare()).toEqual({
		kind: 'failed',
		lines: ['src/content/wines/abade.md:5: "line" falta.'],
	});
	expect(await served()).toBe('um');
});

it('goes back to what was published before', async () => {
	const first = await prepare();
	await publisher.publish(first.release);
	await writeFile(join(root, 'page.html'), 'dois');
	const second = await prepare();
	await publisher.publish(second.release);
	expect(await publisher.releases()).toEqual([
		{ release: second.release, publishedAt: expect.stringMatching(/^\d{4}-.+Z$/), isPresent: true },
		{ release: first.release, publishedAt: expect.stringMatching(/^\d{4}-.+Z$/), isPresent: false },
	]);
	await publisher.publish(first.release);
	expect(await served()).toBe('um');
});

it('publishes one after the other, also when it is asked for both at once', async () => {
	const publish = { to: 'folder', folder: join(root, 'host') };
	await writeFile(join(root, 'site-settings.json'), JSON.stringify({ ...settings, publish }));
	const large = "for (let n = 0; n < 300; n += 1) writeFileSync(dist + '/' + n + '.txt', dist);";
	await writeFile(join(root, program), `${build}\n${large}`);
	const first = await prepare();
	await publisher.publish(first.release);
	await writeFile(join(root, program), build);
	const second = await prepare();
	await publisher.publish(second.release);
	const publishing = [first, second].map(({ release }) => publisher.publish(release));
	expect((await Promise.all(publishing)).map(({ kind }) => kind)).toEqual(['published', 'published']);
	expect(await readdir(join(root, 'host'))).not.toContain('0.txt');
});

it('says which configuration of the web server has to be copied again', async () => {
	const publish = { to: 'folder', folder: join(root, 'host') };
	await writeFile(join(root, 'site-settings.json'), JSON.stringify({ ...settings, publish }));
	await writeFile(
		join(root, program),
		`${build}\nmkdirSync(dist + '/../hosting');\nwriteFileSync(dist + '/../hosting/nginx.conf', dist);`,
	);
	expect(await publisher.publish((await prepare()).release)).toMatchObject({ kind: 'published', notes: [] });
	expect(await publisher.publish((await prepare()).release)).toMatchObject({
		notes: [expect.stringContaining('(em hosting/: nginx.conf)')],
	});
});

it('says that it could not write into the folder of the host, and that a build is gone', async () => {
	const { release } = await prepare();
	await mkdir(join(root, 'host'));
	await writeFile(join(root, 'host/.quatro-vistas.json'), 'not a list');
	const publish = { to: 'folder', folder: join(root, 'host') };
	await writeFile(join(root, 'site-settings.json'), JSON.stringify({ ...settings, publish }));
	expect(await publisher.publish(release)).toEqual({
		kind: 'failed',
		lines: [expect.stringContaining(join(root, 'host'))],
	});
	expect(await publisher.publish('123')).toEqual({ kind: 'failed', lines: [expect.stringContaining('já não existe')] });
});
