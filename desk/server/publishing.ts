import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changesBetween } from '../../build/releases/changes.ts';
import { PublishError, publish } from '../../build/releases/publish.ts';
import { type Release, Releases } from '../../build/releases/releases.ts';
import { parseDeploymentSettings } from '../../src/content/site-settings.ts';
import { messageOf } from '../../src/platform/errors.ts';
import type { PrepareAnswer, PrepareProgress, PrepareStep, PublishAnswer, ReleaseEntry } from '../answers.ts';
import { type ShownRelease, showRelease } from './shown-release.ts';

/** Builds what is stored, shows what that changes, and publishes it. */
export type Publisher = {
	prepare(): Promise<PrepareAnswer>;
	/** What `prepare` is doing, or came to last. A second call while it builds is the same preparation. */
	progress(): PrepareProgress;
	/** Publishes a build that was prepared, or one that was published before. */
	publish(release: string): Promise<PublishAnswer>;
	/** Those that can be gone back to, newest first. */
	releases(): Promise<ReleaseEntry[]>;
	close(): void;
};

/**
 * @param root the repository
 * @param frameOrigins of the desk, which shows builds in frames
 */
export function createPublisher(root: string, frameOrigins: readonly string[]): Publisher {
	const releases = new Releases(root);
	let shown: ShownRelease[] = [];
	let progress: PrepareProgress = { kind: 'building', step: 'reading' };
	let preparing: Promise<PrepareAnswer> | undefined;

	async function show(release: Release): Promise<string> {
		const one = await showRelease(release, frameOrigins);
		shown.push(one);
		return one.origin;
	}
	function close(): void {
		for (const one of shown) one.close();
		shown = [];
	}
	function enter(step: PrepareStep): void {
		progress = { kind: 'building', step };
	}
	async function build(): Promise<PrepareAnswer> {
		close();
		enter('reading');
		const built = await buildAside(root, (line) => {
			const step = steps.find(([said]) => said.test(line))?.[1];
			if (step) enter(step);
		});
		if (built.kind === 'failed') return built;
		enter('comparing');
		const [present, release] = [await releases.present(), await releases.find(built.name)];
		if (!release) return { kind: 'failed', lines: ['A construção não ficou completa.'] };
		return {
			kind: 'ready',
			release: release.name,
			changes: await changesBetween(present, release),
			...(present && { before: await show(present) }),
			after: await show(release),
		};
	}
	return {
		prepare() {
			preparing ??= build()
				.catch((error: unknown): PrepareAnswer => {
					console.error(error);
					return { kind: 'failed', lines: [messageOf(error)] };
				})
				.then((answer) => {
					preparing = undefined;
					progress = answer;
					return answer;
				});
			return preparing;
		},
		progress: () => progress,
		async publish(name) {
			const release = await releases.find(name);
			if (!release) return { kind: 'failed', lines: ['Esta construção já não existe. Prepare outra.'] };
			try {
				const settings = parseDeploymentSettings(await readFile(join(root, 'site-settings.json'), 'utf8'));
				const { origin, publish: place = { to: 'server' } } = settings;
				const notes = await publish(root, releases, release, place);
				return { kind: 'published', origin, place, notes };
			} catch (error) {
				if (error instanceof PublishError) return { kind: 'failed', lines: [error.message] };
				throw error;
			}
		},
		async releases() {
			const present = await releases.present();
			const entries = (await releases.list()).map(async (release) => ({
				release: release.name,
				publishedAt: (await releases.publishedAt(release)) ?? '',
				isPresent: release.name === present?.name,
			}));
			return (await Promise.all(entries)).toReversed();
		},
		close,
	};
}

/** What begins, by the line that the build writes then. */
const steps: readonly (readonly [RegExp, PrepareStep])[] = [
	[/^drawing /, 'drawing'],
	[/building client environment/, 'bundling'],
	[/built in /, 'rendering'],
	[/^prerendered /, 'storing'],
	[/^files generated/, 'compressing'],
];

/** In a process of its own: a build and a development server in one would share Vite's state. */
async function buildAside(
	root: string,
	onLine: (line: string) => void,
): Promise<{ kind: 'built'; name: string } | { kind: 'failed'; lines: string[] }> {
	const { NODE_ENV: _, ...env } = process.env;
	const child = spawn('npm', ['run', '--silent', 'build', '--', '--aside'], {
		cwd: root,
		env: { ...env, BUDGETS: 'said' },
	});
	const output = { stdout: '', stderr: '' };
	for (const stream of ['stdout', 'stderr'] as const) {
		child[stream].setEncoding('utf8').on('data', (text: string) => {
			output[stream] += text;
			if (stream === 'stdout') text.split('\n').forEach(onLine);
		});
	}
	const [code] = await once(child, 'close');
	const lines = (text: string) => text.trim().split('\n');
	if (code === 0) {
		process.stderr.write(output.stderr);
		return { kind: 'built', name: lines(output.stdout).at(-1) ?? '' };
	}
	return { kind: 'failed', lines: lines(output.stderr).slice(-40) };
}
