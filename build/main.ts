import { parseArgs } from 'node:util';
import { messageOf } from '../src/platform/errors.ts';
import { BuildError, buildRelease, buildWithVite } from './releases/build-release.ts';
import { Releases } from './releases/releases.ts';

/**
 * `npm run build`: builds the site and serves it in place of the former build; a build that fails leaves that one as it was.
 * `npm run build -- --back` serves the build before the present one again, `-- --aside` builds without serving it.
 */
const { values } = parseArgs({
	options: { back: { type: 'boolean', default: false }, aside: { type: 'boolean', default: false } },
});
const root = process.cwd();
const releases = new Releases(root);

try {
	const release = values.back
		? await releases.former()
		: await buildRelease(releases, (outDir) => buildWithVite(root, outDir));
	if (!release) throw new Error('There is no former build.');
	if (!values.aside) await releases.activate(release);
	console.log(values.aside ? release.name : `dist is build ${release.name}.`);
} catch (error) {
	if (!(error instanceof BuildError && error.isPrinted)) console.error(messageOf(error));
	process.exitCode = 1;
}
