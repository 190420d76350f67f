import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, buildRelease, buildWithVite } from '../../build/releases/build-release.ts';
import { changesBetween } from '../../build/releases/changes.ts';
import { PublishError, publish } from '../../build/releases/publish.ts';
import { type Release, Releases } from '../../build/releases/releases.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { messageOf } from '../../src/platform/errors.ts';
import type { PrepareAnswer, PrepareProgress, PrepareStep, PublishAnswer, ReleaseEntry } from '../answers.ts';
import { type ShownRelease, showRelease } from './shown-release.ts';

export type Publisher = ReturnType<typeof createPublisher>;

/**
 * Builds what is stored, shows what that changes, and publishes it.
 * @param root the repository
 * @param frameOrigins of the desk, which shows builds in frames
 */
export function createPublisher(root: string, frameOrigins: readonly string[]) {
	const releases = new Releases(root);
	let shown: ShownRelease[] = [];
	let progress: PrepareProgress = { kind: 'building', step: 'reading' };
	let preparing: Promise<PrepareAnswer> | undefined;
	let lastPublished: Promise<unknown> = Promise.resolve();

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
		const { NODE_ENV: _, FOR_TESTS: __, ...env } = process.env;
		let said = '';
		const release = await buildRelease(releases, async (outDir) => {
			said = await buildWithVite(root, outDir, {
				env: { ...env, BUDGETS: 'said' },
				onLine(line) {
					const step = steps.find(([said]) => said.test(line))?.[1];
					if (step) enter(step);
				},
			});
		});
		process.stderr.write(said);
		enter('comparing');
		const present = await releases.present();
		return {
			kind: 'ready',
			release: release.name,
			notes: notesIn(said),
			changes: await changesBetween(present, release),
			...(present && { before: await show(present) }),
			after: await show(release),
		};
	}
	async function publishNow(name: string): Promise<PublishAnswer> {
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
	}
	return {
		prepare(): Promise<PrepareAnswer> {
			preparing ??= build()
				.catch((error: unknown): PrepareAnswer => {
					if (!(error instanceof BuildError)) console.error(error);
					return { kind: 'failed', lines: messageOf(error).split('\n').slice(-longestFailure) };
				})
				.then((answer) => {
					preparing = undefined;
					progress = answer;
					return answer;
				});
			return preparing;
		},
		/** What `prepare` is doing, or came to last. A second call while it builds is the same preparation. */
		progress: () => progress,
		/** Publishes a build that was prepared, or one that was published before; one after the other. */
		publish(name: string): Promise<PublishAnswer> {
			const published = lastPublished.then(() => publishNow(name));
			lastPublished = published.catch(() => undefined);
			return published;
		},
		/** Those that can be gone back to, newest first. */
		async releases(): Promise<ReleaseEntry[]> {
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

/** What a build finds and lets pass: `src/content/news/a-poda.md:31: Está ainda por escrever.` */
function notesIn(said: string): { path: string; text: string }[] {
	return said.split('\n').flatMap((line) => {
		const [, path, text] = /^(src\/content\/[\w/-]+\.md)(?::\d+)?: (.+)$/.exec(line) ?? [];
		return path && text ? [{ path, text }] : [];
	});
}

/** How many lines of a failure are shown: the last say what is wrong. */
const longestFailure = 40;

/** What begins, by the line that the build writes then. */
const steps: readonly (readonly [RegExp, PrepareStep])[] = [
	[/^drawing /, 'drawing'],
	[/building client environment/, 'bundling'],
	[/built in /, 'rendering'],
	[/^prerendered /, 'storing'],
	[/^files generated/, 'compressing'],
];
