import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildStripes } from './testing/build-stripes';

let workplace: string;
/** Where a run that nobody disturbed has left its pictures. */
let undisturbed: string;

const keepQuiet = () => vi.spyOn(console, 'log').mockImplementation(() => undefined);

beforeEach(() => void keepQuiet());

beforeAll(async () => {
	keepQuiet();
	workplace = await mkdtemp(join(tmpdir(), 'pyramid-'));
	undisturbed = join(workplace, 'undisturbed');
	await buildStripes(undisturbed);
}, 60_000);

afterAll(() => rm(workplace, { recursive: true }));

async function filesOf(root: string): Promise<Map<string, Buffer>> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	return new Map(
		await Promise.all(
			paths.map(async (path): Promise<[string, Buffer]> => [path.slice(root.length + 1), await readFile(path)]),
		),
	);
}

/** Those of the small pyramid, tiles or not. */
const pictures = 9;
const wholeTile = /^(\.quarters\/)?\d+\/\d+\/\d+\.(avif|png)$/;

test('the tiles asked for are there, each the mean of those below it', async () => {
	const files = [...(await filesOf(undisturbed)).keys()].filter((path) => !path.startsWith('.')).toSorted();
	expect(files).toEqual(['11/981/765.avif', '12/1962/1530.avif', '13/3925/3060.avif']);
	const quarter = { left: 0, top: 0, width: 256, height: 256 };
	const above = await sharp(
		await sharp(join(undisturbed, '11/981/765.avif')).extract(quarter).png().toBuffer(),
	).stats();
	const below = await sharp(join(undisturbed, '12/1962/1530.avif')).stats();
	for (const [channel, { mean, stdev }] of below.channels.entries()) {
		expect(above.channels[channel]!.mean).toBeCloseTo(mean, 0);
		expect(above.channels[channel]!.stdev).toBeCloseTo(stdev, 0);
	}
});

test('what is there is not made again, what is missing is', async () => {
	const folder = join(workplace, 'with-a-gap');
	await cp(undisturbed, folder, { recursive: true });
	await rm(join(folder, '13/3925/3060.avif'));
	const made: string[] = [];
	await buildStripes(folder, ({ address: { z, x, y } }) => made.push(`${z}/${x}/${y}`));
	expect(made).toEqual(['13/3925/3060']);
	expect(await filesOf(folder)).toEqual(await filesOf(undisturbed));
}, 60_000);

test('a run that was killed is continued, and ends as one that was not', async () => {
	const folder = join(workplace, 'killed');
	const program = fileURLToPath(new URL('./testing/build-stripes.ts', import.meta.url));
	const run = spawn(process.execPath, ['--import', 'tsx', program, folder], { stdio: 'ignore' });
	const written = async () => [...(await filesOf(folder).catch(() => new Map<string, Buffer>())).keys()];
	while ((await written()).length < 2 && run.exitCode === null) await setTimeout(5);
	run.kill('SIGKILL');
	await once(run, 'exit');

	const made: string[] = [];
	await buildStripes(folder, ({ address: { z, x, y } }) => made.push(`${z}/${x}/${y}`));
	expect(made.length).toBeGreaterThan(0);
	expect(made.length).toBeLessThan(pictures);
	const whole = [...(await filesOf(folder))].filter(([path]) => wholeTile.test(path));
	expect(new Map(whole)).toEqual(await filesOf(undisturbed));
}, 60_000);
