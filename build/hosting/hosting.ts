import { readdir, readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Moved, parseRedirectsFile } from '../../server/static/host-files.ts';
import { mediaTypeOf } from '../../server/static/representation.ts';
import { type CallRule, callRules } from '../../server/wordpress/proxy/wordpress-calls.ts';
import { type DeploymentSettings, parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { type HeaderRule, headerRules } from '../headers-file.ts';

/** What a web server has to know of a build to serve it as our own does. */
export type Hosting = {
	/** Address of the published site. */
	origin: URL;
	/** Where the build is published. */
	folder: string;
	headers: readonly HeaderRule[];
	/** Endings of the build's files, without the dot, by their media type. */
	types: ReadonlyMap<string, readonly string[]>;
	/** Endings of the files that were compressed at build. */
	compressed: readonly string[];
	/** What addresses of earlier pages lead to. */
	moved: ReadonlyMap<string, Moved>;
	/** The pages for addresses that there are not, and for those of pages that were taken away. */
	missing: readonly SectionPage[];
	gone: readonly SectionPage[];
	/** Where pages ask WordPress on this site, and the settings say which one is behind it. */
	wordpress: WordPress | undefined;
	/** Pages ask WordPress on this site, and the settings do not say which one. */
	isUnanswered: boolean;
};

/** A page that stands for all below a section of the site (`/en/`); the site itself (`/`) comes last. */
type SectionPage = { section: string; file: string };

/** A WordPress, and what may be asked of it. */
export type WordPress = { url: URL; calls: readonly CallRule[] };

export class HostingError extends Error {
	override name = 'HostingError';
}

/**
 * @param dist the folder of the build
 * @param settings the text of the settings file
 * @throws {HostingError} for a `wordpressUrl` that is none
 */
export async function readHosting(dist: string, settings: string): Promise<Hosting> {
	const deployment = parseDeploymentSettings(settings);
	const files = await readdir(dist, { recursive: true });
	const origin = new URL(deployment.origin);
	const wordpress = wordpressOf(deployment);
	return {
		origin,
		folder: publishedFolder(deployment) ?? `/var/www/${origin.hostname}`,
		headers: headerRules(deployment),
		types: typesOf(files),
		compressed: compressedEndings(files),
		moved: parseRedirectsFile(await readFile(join(dist, '_redirects'), 'utf8')),
		missing: sectionPages(files, '404.html'),
		gone: sectionPages(files, '410.html'),
		wordpress,
		isUnanswered: !wordpress && callRules(deployment).length > 0,
	};
}

/** Where the settings publish, unless that is no folder of a web server: one of another system, or another machine's. */
function publishedFolder({ publish }: DeploymentSettings): string | undefined {
	return publish?.to === 'folder' && /^\/[^\p{Cc}"\\$%`{}]+$/u.test(publish.folder) ? publish.folder : undefined;
}

/** Files compressed at build and those without an ending have no type of their own. */
function typesOf(files: readonly string[]): Map<string, string[]> {
	const endings = [...new Set(files.map(endingOf))].filter((ending) => !['', 'br', 'gz'].includes(ending));
	const types = new Map<string, string[]>();
	for (const ending of endings.sort()) {
		const type = mediaTypeOf(`x.${ending}`);
		types.set(type, [...(types.get(type) ?? []), ending]);
	}
	return types;
}

function compressedEndings(files: readonly string[]): string[] {
	const names = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -'.br'.length));
	return [...new Set(names.map(endingOf))].sort();
}

function sectionPages(files: readonly string[], name: string): SectionPage[] {
	return files
		.filter((file) => file === name || file.endsWith(`/${name}`))
		.map((file) => ({ section: join('/', dirname(file), '/'), file: `/${file}` }))
		.sort((one, other) => other.section.length - one.section.length);
}

function wordpressOf(deployment: DeploymentSettings): WordPress | undefined {
	const { wordpressUrl } = deployment;
	if (wordpressUrl === undefined) return undefined;
	const url = URL.canParse(wordpressUrl) ? new URL(wordpressUrl) : undefined;
	if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
		throw new HostingError('"wordpressUrl" in the site settings must be an http or https address, without a query.');
	if (url.origin === new URL(deployment.origin).origin)
		throw new HostingError(
			'"wordpressUrl" in the site settings is the site itself: name the address that WordPress has behind it.',
		);
	const calls = callRules(deployment);
	return calls.length === 0 ? undefined : { url, calls };
}

/** Without the dot. */
function endingOf(file: string): string {
	return extname(file).slice(1);
}
