import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The rooms of `src/`, from above: each imports those of lower ranks only, and rooms of one rank do not import each other. */
const ranks = [
	['app'],
	['routes'],
	['home', 'wines', 'news', 'pages', 'visit', 'contact', 'terroir', 'this-device', 'shell'],
	['outbox'],
	['cf7', 'extract', 'pwa'],
	['ui'],
	['content'],
	['messages'],
	['platform'],
];

/** What may be used by the folders beside `src/`. Build and tests may use everything. */
const neighbours: Record<string, readonly string[]> = {
	sw: ['outbox', 'extract', 'platform'],
	server: ['cf7', 'content', 'messages', 'platform'],
	doctor: ['cf7', 'content', 'platform', 'server', 'build/content', 'build/contact-forms', 'build/headers-file'],
	tiles: ['content', 'platform', 'build/content'],
	desk: ['content', 'platform', 'server', 'build/content', 'build/releases', 'build/site-config', 'build/new-drawings'],
};

const root = resolve(import.meta.dirname, '..');
const files = ['src', ...Object.keys(neighbours)].flatMap((folder) =>
	readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.tsx?$/.test(name) && !/\.(d|gen|test)\.tsx?$|node_modules|\/testing\//.test(name))
		.map((name) => join(folder, name)),
);
const importsOf = new Map(files.map((file) => [withoutExtension(file), readImports(file)]));

describe('the house', () => {
	test('every room of src/ has its rank', () => {
		const rooms = new Set(files.map(roomOf));
		expect([...rooms].filter((room) => !(room in neighbours) && rankOf(room) < 0)).toEqual([]);
	});

	test('imports go down only', () => {
		const wrong = [...importsOf].flatMap(([file, imports]) =>
			imports.filter((target) => !mayUse(roomOf(file), roomOf(target))).map((target) => `${file} → ${target}`),
		);
		expect(wrong).toEqual([]);
	});

	test('no imports go in a circle', () => {
		const circles = [...importsOf.keys()].filter((file) => reaches(file, file));
		expect(circles).toEqual([]);
	});
});

function mayUse(room: string, target: string): boolean {
	if (room === target) return true;
	const allowed = neighbours[room];
	if (allowed) return allowed.includes(target);
	return rankOf(target) > rankOf(room);
}

function rankOf(room: string): number {
	return ranks.findIndex((rank) => rank.includes(room));
}

function withoutExtension(path: string): string {
	return path.replace(/\.tsx?$/, '');
}

/** `src/ui/tabs/tabs.tsx` → `ui`, `build/content/x.ts` → `build/content`, `sw/pages.ts` → `sw`. */
function roomOf(file: string): string {
	const path = file.split('/');
	const [first = '', second = ''] = path;
	if (first === 'src') return path.length > 2 ? second : 'app';
	return first === 'build' ? `build/${second}` : first;
}

/** @returns the files that a file imports, statically, by `import()` or for types, as paths from the root */
function readImports(file: string): string[] {
	const text = readFileSync(join(root, file), 'utf8');
	const specifiers = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([.#][^'?]+)'/g);
	return [...specifiers].flatMap(([, path = '']) => {
		if (path.startsWith('#')) return path.replace('#', 'src/').replace('/messages/', '/messages/pt/');
		return path.endsWith('.css') ? [] : withoutExtension(join(dirname(file), path));
	});
}

function reaches(from: string, wanted: string, seen = new Set<string>()): boolean {
	for (const target of importsOf.get(from) ?? []) {
		if (target === wanted) return true;
		if (seen.has(target)) continue;
		seen.add(target);
		if (reaches(target, wanted, seen)) return true;
	}
	return false;
}
