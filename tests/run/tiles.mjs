import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from '../../build/install.mjs';
import { recordPath, writeRecord } from './tiles-record.mjs';

/** Runs all tests of `tiles/`, and notes in the repository that they passed. */
const report = 'build-output/reports/tiles.json';

ensureInstalled();
rmSync(report, { force: true });
const command = `npx vitest run --project tiles --reporter=default --reporter=json --outputFile.json=${report}`;
const ok = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
if (ok && numPassedTests === numTotalTests) {
	writeRecord({ files: testResults.length, tests: numPassedTests });
	console.log(`${recordPath} says so: commit it with what was changed.`);
} else {
	process.exitCode = 1;
}
