import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
	.split('\0')
	.filter((name) => existsSync(name));
const documents = tracked.filter((name) => name.endsWith('.md') && !name.startsWith('src/content/'));
const sources = tracked.filter((name) => /\.(tsx?|css|m[jt]s|md|py|php)$/.test(name));

const read = (name: string) => readFileSync(name, 'utf8');

test('decision notes have the numbers from 1 on, each once, and begin with a title and the decision', () => {
	const folder = 'docs/decisions';
	const names = readdirSync(folder).sort();
	expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1));
	for (const [index, name] of names.entries())
		expect(read(join(folder, name)), name).toMatch(new RegExp(`^# ${index + 1}\\. \\S.*\n\n\\*\\*Decision\\.\\*\\* `));
});

test('documents name files that are there', () => {
	const made = /^(?:server\/data|tiles\/cache|src\/content\/(?:forms|wordpress))\//;
	const missing = documents.flatMap((name) =>
		[...read(name).matchAll(/`((?:build|docs|public|server|src|sw|tests|tiles)\/[\w./-]+)`/g)]
			.map(([, path = '']) => path)
			.filter((path) => !existsSync(path) && !made.test(path))
			.map((path) => `${name}: ${path}`),
	);
	expect(missing).toEqual([]);
});

test('links of documents lead to files and headings that are there', () => {
	const broken = documents.flatMap((name) =>
		[...read(name).matchAll(/\]\((?!https?:|\/|mailto:|tel:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
			.filter(([, path = '', heading]) => {
				const target = path ? join(dirname(name), path) : name;
				return !existsSync(target) || (heading !== undefined && !anchorsOf(read(target)).includes(heading));
			})
			.map(([link]) => `${name}: ${link}`),
	);
	expect(broken).toEqual([]);
});

test('references to documents name sections that are there', () => {
	const reference = /docs\/([\w-]+\.md)((?:,? (?:and )?\d+(?:\.\d+)?(?![\d\s]*(?:px|ms|%)))*)/g;
	const broken = sources.flatMap((name) =>
		[...read(name).matchAll(reference)].flatMap(([, file = '', list = '']) => {
			const path = `docs/${file}`;
			if (!existsSync(path)) return [`${name}: ${path}`];
			const sections = sectionsOf(read(path));
			const asked = [...list.matchAll(/\d+(?:\.\d+)?/g)].map(([section]) => section);
			return asked.filter((section) => !sections.has(section)).map((section) => `${name}: ${path} ${section}`);
		}),
	);
	expect(broken).toEqual([]);
});

test('references to decisions name notes that are there', () => {
	const notes = readdirSync('docs/decisions').map((name) => name.slice(0, 4));
	const broken = sources.flatMap((name) =>
		[...read(name).matchAll(/\bdecisions\/(\d{4})/g)]
			.filter(([, number = '']) => !notes.includes(number))
			.map(([reference]) => `${name}: ${reference}`),
	);
	expect(broken).toEqual([]);
});

/** `## 3. Observable contract` → `3-observable-contract`, as GitHub makes them. */
function anchorsOf(text: string): string[] {
	return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}

/** The numbers of a document's headings, and of the items of a numbered list beneath one: `4`, `5.4`. */
function sectionsOf(text: string): Set<string> {
	const sections = new Set<string>();
	let chapter = '';
	for (const line of text.split('\n')) {
		const heading = /^#+ (\d+(?:\.\d+)?)\.? /.exec(line)?.[1];
		if (heading) sections.add(heading);
		if (heading && /^## /.test(line)) chapter = heading;
		const item = /^(\d+)\. /.exec(line)?.[1];
		if (item && chapter) sections.add(`${chapter}.${item}`);
	}
	return sections;
}
