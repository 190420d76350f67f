import { readFileSync } from 'node:fs';
import type { AskLimits } from '../../../doctor/ask.ts';
import { type DeploymentSettings, parseDeploymentSettings } from '../../../src/content/deployment-settings.ts';
import { messageOf } from '../../../src/platform/errors.ts';
import type { CommandResult } from '../command.ts';
import { mainLanguage } from '../languages.ts';
import { parseOwnerForm } from '../owner-form-file.ts';
import { repository } from '../read-content.ts';
import {
	type Change,
	changesOf,
	type Manifest,
	manifestAfter,
	manifestFile,
	manifestText,
	readManifest,
	writeFiles,
} from './files.ts';
import { differences, readForm } from './form.ts';
import { KeptPictures } from './kept-pictures.ts';
import { printable } from './markup.ts';
import { pullMessages as m, PullError } from './messages.ts';
import { type Pulled, pullPosts } from './posts.ts';
import { openWordPress, type WordPress } from './wordpress.ts';

/** As a build reads them. */
const settingsFile = process.env.SITE_SETTINGS ?? 'site-settings.json';

/**
 * `npm run content -- pull`: brings the forms and posts that the settings name from the owner's WordPress. Everything is asked for, read and
 * checked before the first file is written; whatever goes wrong until then leaves all as it was, but for the pictures that the next
 * pull need not ask for again.
 * @param limits of what is asked, other than those of the house
 */
export async function runPull(
	args: readonly string[],
	root = repository,
	limits: Partial<AskLimits> = {},
): Promise<CommandResult> {
	const [option, ...others] = args;
	if (others.length > 0 || (option !== undefined && option !== '--check')) return { lines: [m.usage], failed: true };
	try {
		const { lines, failed } = await pull(root, limits, option === '--check');
		return { lines: lines.map(printable), failed };
	} catch (error) {
		if (error instanceof PullError) return { lines: [printable(error.message), m.stopped], failed: true };
		throw error;
	}
}

async function pull(root: URL, limits: Partial<AskLimits>, isCheck: boolean): Promise<CommandResult> {
	const settings = readSettings(root);
	if (!settings.formPages && !settings.wordpressPosts) return { lines: [m.nothingToDo], failed: true };
	const manifest = readManifest(root);
	const wordpress = openWordPress(settings, limits);
	try {
		const forms = await pullForms(settings, wordpress);
		const posts = settings.wordpressPosts ? await pullPosts(root, wordpress, manifest) : noPosts(manifest);
		const changes = changesOf(root, manifest, new Map([...forms.texts, ...posts.texts]), posts.kept);
		const lines = [...forms.lines, ...posts.lines, ...changes.flatMap(linesOf), summaryOf(changes)];
		if (isCheck) return { lines: [...lines, m.onlyChecked], failed: false };
		const texts = changes.flatMap((change) =>
			change.kind === 'added' || change.kind === 'changed' ? [[change.file, change.text] as const] : [],
		);
		const after = manifestText(manifestAfter(manifest, changes, posts.addresses));
		// The manifest comes last: a file that it does not know yet is not taken for one that is to be kept from WordPress.
		await writeFiles(root, new Map<string, string | URL>([...posts.pictures, ...texts, [manifestFile, after]]));
		await new KeptPictures(root).clear();
		return { lines, failed: false };
	} finally {
		wordpress.close();
	}
}

function readSettings(root: URL): DeploymentSettings {
	try {
		return parseDeploymentSettings(readFileSync(new URL(settingsFile, root), 'utf8'));
	} catch (error) {
		throw new PullError(m.settings(settingsFile, messageOf(error)));
	}
}

async function pullForms(
	{ formPages = [] }: DeploymentSettings,
	wordpress: WordPress,
): Promise<{ texts: Map<string, string>; lines: string[] }> {
	const texts = new Map<string, string>();
	const lines: string[] = [];
	for (const { language = mainLanguage, form: settings, page } of formPages) {
		const url = wordpress.own(page);
		if (!url) throw new PullError(m.otherHost(page));
		const source = await wordpress.page(url);
		const { form, leftOut } = readForm(url.href, source, settings, await wordpress.schema(settings.id));
		const file = `src/content/forms/${language}.json`;
		const text = `${JSON.stringify(form, undefined, '\t')}\n`;
		const [problem] = parseOwnerForm(file, text).problems;
		if (problem) throw new PullError(m.problem(file, problem.line, problem.message));
		texts.set(file, text);
		const notes = [
			...differences(settings, form),
			...form.unkept.map((what) => m[what]),
			...(leftOut.length > 0 ? [m.leftOut(leftOut)] : []),
		];
		lines.push(...notes.map((note) => `${m.form(language)}: ${note}`));
	}
	return { texts, lines };
}

/** Those of former times stay. */
function noPosts({ files, pictures }: Manifest): Pulled {
	const kept = new Set(Object.keys(files).filter((file) => file.endsWith('.md')));
	return { texts: new Map(), pictures: new Map(), addresses: pictures, kept, lines: [] };
}

const shownLines = 40;

function linesOf(change: Change): string[] {
	switch (change.kind) {
		case 'added':
			return [m.added(change.file)];
		case 'changed': {
			const { file, lines } = change;
			const more = lines.length - shownLines;
			const shown = lines.slice(0, shownLines).map((line) => `  ${line}`);
			return [m.changed(file), ...shown, ...(more > 0 ? [m.moreLines(more)] : [])];
		}
		case 'edited':
			return [m.edited(change.file, change.isChanged)];
		case 'deleted':
			return [m.deleted(change.file)];
		case 'gone':
			return [change.file.endsWith('.md') ? m.gone(change.file) : m.notAsked(change.file)];
		case 'same':
			return [];
	}
}

function summaryOf(changes: readonly Change[]): string {
	const numberOf = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
	return m.done(numberOf('added'), numberOf('changed'), numberOf('same'));
}
