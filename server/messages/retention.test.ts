import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { parseDeploymentSettings } from '../../src/content/deployment-settings';
import { makeFolder, siteSettings } from '../../tests/unit/test-site';
import { deleteDaily, oldBefore, readKeepMonths, retentionFileOf } from './retention';

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);

it.each([
	['2026-11-26', 12, '2025-11-26'],
	['2028-02-29', 12, '2027-02-28'],
	['2026-03-31', 1, '2026-02-28'],
	['2026-01-15', 1, '2025-12-15'],
	['2026-05-31', 6, '2025-11-30'],
	['2026-05-10', 30, '2023-11-10'],
])('on %s what is older than %i months came before %s', (now, months, expected) =>
	expect(new Date(oldBefore(day(now), months)).toISOString()).toBe(`${expected}T12:00:00.000Z`),
);

it('what is old today is old tomorrow', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 36_500 }), fc.integer({ min: 1, max: 120 }), (days, months) => {
			const now = days * 86_400_000;
			expect(oldBefore(now + 86_400_000, months)).toBeGreaterThanOrEqual(oldBefore(now, months));
		}),
	);
});

const settings = { ...siteSettings, contactForms: {} };

async function monthsOf(files: Record<string, string>): Promise<number> {
	const { folder, remove } = await makeFolder(files);
	return readKeepMonths(folder).finally(remove);
}

it('the months are those of the settings of the build, or twelve', async () => {
	for (const [more, months] of [
		[{}, 12],
		[{ messages: { keepMonths: 24 } }, 24],
	] as const) {
		const { name, text } = retentionFileOf({ ...settings, ...more });
		expect(await monthsOf({ _headers: '', [name]: text })).toBe(months);
	}
	expect(await monthsOf({ _headers: '' })).toBe(12);
});

it.each(['', 'null', '{"keepMonths":"12"}', '{"keepMonths":0}', '{"keepMonths":1.5}'])(
	'nothing is deleted on a guess: %j',
	(text) => expect(monthsOf({ _headers: '', '_messages.json': text })).rejects.toThrow('npm run build'),
);

it.each([0, 121, 1.5, '12', null])('the build refuses settings that keep messages for %j months', (keepMonths) =>
	expect(() => parseDeploymentSettings(JSON.stringify({ ...settings, messages: { keepMonths } }))).toThrow(
		'keepMonths',
	),
);

it('nothing is deleted where there is no build', () => expect(monthsOf({})).rejects.toThrow('There is no built site'));

it('old messages are deleted at start and once a day, also after a day on which it failed', async () => {
	vi.useFakeTimers();
	const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const deleteOld = vi.fn(async () => 0).mockRejectedValueOnce(new Error('EIO'));
	deleteDaily(deleteOld);
	await vi.advanceTimersByTimeAsync(49 * 3_600_000);
	vi.useRealTimers();
	expect([deleteOld.mock.calls.length, log.mock.calls.length]).toEqual([3, 1]);
});
