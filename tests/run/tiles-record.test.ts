import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashInputs, readRecord, sealOf } from './tiles-record.mjs';

describe('the record of the last full run of the tests of tiles/', () => {
	const record = readRecord();
	const testFiles = readdirSync('tiles', { recursive: true, encoding: 'utf8' }).filter((name) =>
		name.endsWith('.test.ts'),
	);

	test('was written by that run, not by hand', () => {
		if (!record) throw new Error('`npm run test:tiles` has not written a record.');
		expect(record.seal).toBe(sealOf(record));
	});

	test('is of all tests, if it is of the files as they are', () => {
		if (record?.inputs !== hashInputs()) return;
		expect(record.files).toBe(testFiles.length);
		const named = testFiles.flatMap((name) => readFileSync(`tiles/${name}`, 'utf8').match(/^\s*(test|it)\b/gm) ?? []);
		expect(record.tests).toBeGreaterThanOrEqual(named.length);
	});
});
