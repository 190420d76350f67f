import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../../build/install.mjs';
import { ensureProgram } from '../../build/programs.mjs';
import { isTested, readRecord } from './tiles-record.mjs';

/** Runs everything that can fail, names what failed, and prints `N passed, N failed`, counted from the runners' own reports, as the last line. */
const reports = 'build-output/reports';
const browserReport = `${reports}/e2e.json`;

const leavesTilesOut = !process.env.LONG && isTested();

const steps = [
	{ name: 'format and lint', command: 'npx biome ci . --error-on-warnings' },
	{ name: 'types', command: 'npm run --silent types' },
	vitest('unit tests', 'unit', 'pages', ...(leavesTilesOut ? [] : ['tiles'])),
	vitest('tests of the companion for WordPress', 'companion'),
	{ name: 'build', command: 'npm run --silent build' },
	vitest('tests of the built site', 'built'),
	vitest('tests of web servers', 'hosting'),
	{ name: 'other builds for browser tests', command: 'npx tsx tests/e2e/build-others.ts' },
	{ name: 'browser tests', command: 'OTHERS_BUILT=1 npx playwright test', count: countBrowser },
];

ensureInstalled();
process.env.CHROMIUM = ensureProgram('chromium');
process.env.CHROMIUM_SHELL = ensureProgram('shell');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

if (leavesTilesOut) {
	const { tests } = readRecord();
	console.log(
		`tiles/: ${tests} tests are left out, for nothing of it has changed since all passed (npm run test:tiles).`,
	);
}

let passed = 0;
/** What failed, a line each: the tests by name, and a step without tests. */
const failures = [];
for (const { name, command, count } of steps) {
	console.log(`\n── ${name}`);
	const ok = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
	const counted = count?.() ?? { passed: 0, failed: [] };
	passed += counted.passed;
	failures.push(...counted.failed.map((test) => `${name}: ${test}`));
	if (!ok && counted.failed.length === 0) failures.push(name);
	if (!ok && name === 'build') break;
}
if (failures.length > 0) console.log(['\n── What failed', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;

/** A step that runs these projects of `vitest.config.ts`. */
function vitest(name, ...projects) {
	const report = `${reports}/${projects[0]}.json`;
	const chosen = projects.map((project) => `--project ${project}`).join(' ');
	return {
		name,
		command: `npx vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${report}`,
		count() {
			const { numPassedTests, testResults } = readReport(report) ?? { numPassedTests: 0, testResults: [] };
			const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
			const failed = tests.filter(({ status }) => status === 'failed');
			return { passed: numPassedTests, failed: failed.map(({ fullName }) => fullName) };
		},
	};
}

function countBrowser() {
	const { stats, suites } = readReport(browserReport) ?? { stats: { expected: 0 }, suites: [] };
	return { passed: stats.expected, failed: failedSpecs(suites) };
}

function failedSpecs(suites) {
	return suites.flatMap(({ specs = [], suites: within = [] }) => [
		...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
		...failedSpecs(within),
	]);
}

function readReport(file) {
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}
