import { pagePath } from '../../src/platform/page-path';

/** What a path asks for. `file` lists the names to try below `dist/`, in this order. */
type FilePath =
	| { kind: 'file'; candidates: readonly string[] }
	| { kind: 'redirect'; path: string; candidates: readonly string[] }
	| { kind: 'none' }
	| { kind: 'bad' };

/**
 * Turns a request's path into file names, or refuses it. Pages have no ending and no slash at their end: `/vinhos/x` is
 * `vinhos/x.html`, and `/vinhos/` and `/vinhos.html` lead to `/vinhos`. What could leave `dist/` (dots, NUL, an encoded slash) never
 * becomes a name, and neither does what a build writes for servers only (`_headers`, `_forms.json` and all others with such a name), nor a hidden file.
 */
export function toFilePath(path: string): FilePath {
	const segments = decodeSegments(path);
	if (!segments) return { kind: 'bad' };
	const slashed = segments.at(-1) === '';
	const names = slashed ? segments.slice(0, -1) : segments;
	if (names.length === 0) return { kind: 'file', candidates: ['index.html'] };
	if (names.some(isHidden)) return { kind: 'none' };
	const name = names.join('/');
	if (slashed) return { kind: 'redirect', path: path.slice(0, -1), candidates: [`${name}.html`] };
	const page = pagePath(`/${name}`);
	if (page === `/${name}`) return { kind: 'file', candidates: [name, `${name}.html`] };
	const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
	return { kind: 'redirect', path: page.split('/').map(encodeURIComponent).join('/'), candidates: [file] };
}

/** @returns undefined for what is not a path of names: bad percent-encoding, NUL, a slash or dots in disguise */
function decodeSegments(path: string): string[] | undefined {
	try {
		const segments = path.slice(1).split('/').map(decodeURIComponent);
		return segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/.test(segment))
			? undefined
			: segments;
	} catch {
		return undefined;
	}
}

function isHidden(segment: string, index: number): boolean {
	if (segment === '') return true;
	if (index === 0 && segment.startsWith('_')) return true;
	return segment.startsWith('.') && segment !== '.well-known';
}
