import { failures } from '#messages/cf7';
import { statusName } from '../../../src/cf7/status';
import type { After, Recording, Step } from './recording';

type Code = keyof typeof failures;

/** What our client is to do where the plugin's did this: the same, but for the defects of docs/decisions/0009. */
export function expectedOf(recorded: Recording): { timeline: Step[]; console: object[]; after: object } {
	const timeline = withoutSecondSending(recorded.timeline);
	const code = failureIn(recorded);
	const end = deadEnd(timeline);
	if (!end) return { timeline, console: schemaFailures(recorded), after: comparable(recorded.after) };
	const status = end === 'resetting' ? 'sent' : statusName(code ?? '')!;
	const text = end === 'resetting' ? recorded.after.responseOutput[0]!.text : '';
	return {
		timeline: [...timeline, statusChange(timeline, status, end, text)],
		console: [{ code, message: failures[code!].original }],
		after: afterDeadEnd(recorded.after, {
			end,
			status,
			words: end === 'resetting' ? text : failures[code!].text,
		}),
	};
}

/** A second press while the first is under way sends nothing, and nothing follows it. */
function withoutSecondSending(timeline: readonly Step[]): Step[] {
	const isSecond = ({ event, detail }: Step) => event === 'wpcf7beforesubmit' && detail?.status === 'submitting';
	const from = timeline.findIndex(isSecond);
	if (from < 0) return [...timeline];
	const press = timeline.findIndex(({ domEvent }, at) => at > from && domEvent === 'submit');
	const answer = timeline.findLastIndex(({ answered }) => answered?.endsWith('/feedback'));
	return [...timeline.slice(0, from), ...timeline.slice(press, answer)];
}

/** The state in which the plugin's client left the form for ever. */
function deadEnd(timeline: readonly Step[]): 'submitting' | 'resetting' | undefined {
	const last = timeline.findLast(({ event }) => event === 'wpcf7statuschanged')?.detail?.status;
	return last === 'submitting' || last === 'resetting' ? last : undefined;
}

/** What the plugin's client only logged, by its line on the console. */
function failureIn({ console }: Recording): Code | undefined {
	const line = console.find((each) => each.startsWith('error: '))?.slice('error: '.length);
	if (line === undefined) return undefined;
	if (line.startsWith('Response ')) return 'http_error';
	return line.startsWith('{') ? JSON.parse(line).code : 'invalid_json';
}

/** An unhandled rejection is a line of the console here. */
function schemaFailures({ console }: Recording): object[] {
	const failed = console.some((line) => line.startsWith('pageerror'));
	return failed ? [{ code: 'fetch_error', message: failures.fetch_error.original }] : [];
}

function statusChange(timeline: readonly Step[], status: string, prevStatus: string, responseOutputText: string): Step {
	const before = timeline.findLast(({ event }) => event === 'wpcf7statuschanged')!;
	return {
		...before,
		formDataStatusAttr: status,
		responseOutputText,
		detail: { ...before.detail, status, prevStatus },
	};
}

function afterDeadEnd(after: After, { end, status, words }: { end: string; status: string; words: string }): object {
	const shown = expectContaining(words);
	const accepted = Object.entries(after.values).some(([name, value]) => name.startsWith('accept-') && value === true);
	return {
		...comparable(after),
		dataStatus: status,
		formClass: after.formClass.replace(end, status),
		responseOutput: after.responseOutput.map(({ ariaHidden }) => ({ text: shown, html: shown, ariaHidden })),
		screenReaderStatus: shown,
		// The plugin looks at the acceptance after a refill only, so without one the emptied form could be sent.
		submitButtons: after.submitButtons.map((button) => ({ ...button, disabled: !accepted })),
	};
}

function comparable(after: After): object {
	const responseOutput = after.responseOutput.map(({ visible: _, ...rest }) => rest);
	return {
		...after,
		responseOutput,
		screenReaderList: withoutTabStops(after.screenReaderList),
		counters: after.counters.map((counter) => countedAsTyped(counter, after.values)),
	};
}

/** The list as recorded, but for the keyboard: the plugin's links in it take a focus that is nowhere to be seen. */
export function withoutTabStops(screenReaderList: string): string {
	return screenReaderList.replaceAll(/<a (href="[^"]*")>/g, '<a $1 tabindex="-1">');
}

/** The recorded texts were put into their fields without a key, which the plugin's counter does not see. */
function countedAsTyped({ cls, cur }: After['counters'][number], values: After['values']): After['counters'][number] {
	const { length } = String(values['your-message'] ?? values['ks-area']);
	const count = String(cls.includes('down') ? Number(cur) - length : Number(cur) + length);
	return { cls, cur: count, text: count };
}

function expectContaining(text: string): unknown {
	return { asymmetricMatch: (shown: unknown) => typeof shown === 'string' && shown.includes(text) && text !== '' };
}
