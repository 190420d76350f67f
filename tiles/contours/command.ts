import { writeFile } from 'node:fs/promises';
import type { CodedLines } from '../../src/content/coded-lines';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { viewCentres, viewNames } from '../geo/views';
import { drawCourses } from '../terrain/course';
import { loadHeights } from '../terrain/load';
import { douroRivers, outerReaches } from '../terrain/rivers';
import { contoursAround } from './contours';
import { riverLines } from './rivers';

const content = new URL('../../src/content/', import.meta.url);

/**
 * Writes what the live map draws over the imagery, `src/content/contours-{view}.gen.json` and `rivers.gen.json`, and what the build goes by
 * where it names rivers on plates: `courses.gen.json`.
 */
export async function runContours(): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	for (const view of viewNames) {
		await write(
			`contours-${view}`,
			contoursAround(viewCentres[view], (x, y) => heights.spline(x, y), outlines),
		);
	}
	const courses = drawCourses([...douroRivers, ...outerReaches]);
	await write('rivers', riverLines(viewCentres.main, courses, outlines));
	await write('courses', riverLines(viewCentres.main, courses, []));
}

async function write(name: string, lines: CodedLines): Promise<void> {
	const file = `${name}.gen.json`;
	const text = `${JSON.stringify(lines, undefined, '\t')}\n`;
	await writeFile(new URL(file, content), text);
	console.log(`src/content/${file}: ${text.length} bytes`);
}
