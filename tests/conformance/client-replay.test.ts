// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClient } from '../../src/cf7/client/client';
import { formsAsInBrowsers } from './client/as-in-browsers';
import { expectedOf } from './client/expectation';
import { formIn, found, observe, pageOfForm } from './client/recorded-page';
import { type Recording, recordedFolder, recordedJson, recording, type Step } from './client/recording';
import { exchangesOf, ScriptedServer } from './client/scripted-server';
import { actionOf, changeTo, fill } from './client/visitor';

const names = readdirSync(recordedFolder)
	.filter((name) => name.startsWith('client-'))
	.map((name) => name.replace('.json', ''));
const timelines = names.filter((name) => 'timeline' in recordedJson(name));

/** Recordings that begin where another one ends. */
const goesOnFrom: Record<string, string> = {
	'client-change-after-invalid': 'client-submit-invalid',
	'client-submit-sent': 'client-change-after-invalid',
	'client-change-after-sent': 'client-submit-sent',
	'client-b-sent': 'client-b-quiz-wrong',
};

/** What the recorded page had in its global beside the address of its server. */
const pageGlobal: Record<string, object> = {
	'client-cached-page': { cached: 1 },
	'client-blocked': { blocked: true },
};

let written: Step[];
let said: unknown[];
let restore: () => void;

// Fetched when a form is first entered; here it is at hand at once.
beforeAll(() => import('../../src/cf7/rules').then(() => {}));

beforeEach(() => {
	written = [];
	said = [];
	restore = formsAsInBrowsers();
	vi.spyOn(console, 'error').mockImplementation((line: unknown) => void said.push(line));
});
afterEach(() => {
	restore();
	vi.unstubAllGlobals();
});

function schemaOf(formId: string): unknown {
	return recordedJson({ '7': 'b-schema', '9': 'c-schema' }[formId] ?? 'a-schema').response.body;
}

function formIdOf({ timeline }: Recording): string {
	const request = timeline.find((step) => step.request)?.request;
	return /contact-forms\/(\d+)/.exec(request ?? '')?.[1] ?? '5';
}

/** The recordings that lead to this one, itself last. */
function chainTo(name: string): Recording[] {
	const before = goesOnFrom[name];
	return [...(before ? chainTo(before) : []), recording(name)];
}

async function replay(name: string): Promise<void> {
	const chain = chainTo(name);
	const formId = formIdOf(chain[0]!);
	const schema = schemaOf(formId);
	const exchanges = chain.flatMap(({ timeline }) => exchangesOf(timeline, schema));
	const address = `GET http://wordpress.test/wp-json/contact-form-7/v1/contact-forms/${formId}/feedback/schema`;
	const schemaFailed = chain.some(({ console }) => console.some((line) => line.startsWith('pageerror')));
	if (!schemaFailed && !exchanges.some(({ request }) => request === address)) {
		exchanges.unshift({ request: address, reply: { status: 200, body: JSON.stringify(schema) } });
	}
	const server = new ScriptedServer(exchanges, (step) => void written.push(step), 1);

	document.body.innerHTML = pageOfForm(formId);
	const api = { root: 'http://wordpress.test/wp-json/', namespace: 'contact-form-7/v1' };
	vi.stubGlobal('wpcf7', { api, ...pageGlobal[name] });
	const stopping = new AbortController();
	observe(document, (step) => !stopping.signal.aborted && written.push(step));
	vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
	startClient(document, window);
	await server.settled();
	window.dispatchEvent(new Event('load'));
	await server.settled();
	for (const each of chain) await act(each, server);
	stopping.abort();
}

async function act(each: Recording, server: ScriptedServer): Promise<void> {
	const action = actionOf(each);
	if (action.kind === 'load') return;
	if (action.kind === 'send' || action.kind === 'empty') fill(document, action.fields, each.after);
	const begunAtLoad = each.timeline.some(({ request }) => request?.endsWith('/schema'));
	if (!begunAtLoad) written.length = 0;
	if (action.kind === 'send') for (let press = 0; press < action.presses; press += 1) formIn(document).requestSubmit();
	if (action.kind === 'empty') formIn(document).reset();
	if (action.kind === 'change') changeTo(document, action.values);
	await server.settled();
	await server.settled();
}

describe('the client does what the plugin’s own was seen to do, but for its defects', () => {
	it('has all the timelines', () => expect(timelines).toHaveLength(25));

	it.each(timelines)('%s', async (name) => {
		await replay(name);

		const expected = expectedOf(recording(name));
		expect(written).toEqual(expected.timeline);
		expect(said).toEqual(expected.console);
		expect(found(document)).toEqual(expected.after);
	});
});
