import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { ownChanges } from './changes';
import type { OutboxMessage, OutboxState } from './message';
import { deliverWithoutPing, releaseMessage, removeMessages, restoreMessage } from './outbox';
import { sharedStore } from './store';
import { lendAbilities } from './testing/browser-abilities';
import { keptMessage } from './testing/messages';

const message = (id: string, state: OutboxState) => keptMessage(id, { state });
const states = async () => (await sharedStore.read()).map(({ id, state }) => `${id} ${state}`);
const fill = (...put: OutboxMessage[]) => sharedStore.change(() => ({ put, remove: [] }));

beforeEach(() => lendAbilities());

it('a deleted message is returned as it was, and can be restored', async () => {
	await fill(message('a', 'unknown'), message('b', 'waiting'));
	const [removed] = await removeMessages(['a', 'gone']);
	expect(removed).toEqual(message('a', 'unknown'));
	expect(await states()).toEqual(['b waiting']);
	await restoreMessage(removed!);
	expect(await states()).toEqual(['a unknown', 'b waiting']);
});

it('a message that is being sent is neither deleted nor returned: that could not be undone', async () => {
	await fill(message('a', 'sending'));
	expect(await removeMessages(['a'])).toEqual([]);
	expect(await states()).toEqual(['a sending']);
});

it('restoring does not change a message that is there', async () => {
	await fill(message('a', 'sending'));
	await restoreMessage(message('a', 'waiting'));
	expect(await states()).toEqual(['a sending']);
});

it('the visitor can let a message of unknown outcome wait again, and no other', async () => {
	await fill(message('a', 'unknown'), message('b', 'sending'));
	await releaseMessage('a');
	await releaseMessage('b');
	expect(await states()).toEqual(['a waiting', 'b sending']);
});

it('sending anyway posts each message once, without asking first, under the id that it has', async () => {
	const asked = vi
		.spyOn(globalThis, 'fetch')
		.mockImplementation(async () =>
			Response.json({ status: 'mail_sent', message: 'Obrigado!', into: '#f', contact_form_id: 5, invalid_fields: [] }),
		);
	const more = { createdAt: Date.now(), feedbackUrl: 'https://wp.example/feedback' };
	const waits = (id: string) => ({ ...message(id, 'waiting'), ...more });
	await fill({ ...waits('a'), submission: 'its-id' }, waits('b'));
	for (const id of ['a', 'b']) expect(await deliverWithoutPing(id)).toMatchObject({ state: 'sent' });
	const bodies = asked.mock.calls.map(([, init]) => init?.body as FormData);
	expect(bodies.map((body) => body.get('_qv_submission'))).toEqual(['its-id', null]);
});

it('only what changes the queue is announced', async () => {
	await fill(message('a', 'waiting'));
	const heard = vi.fn();
	ownChanges.addEventListener('changed', heard);
	await removeMessages(['b']);
	expect(heard).not.toHaveBeenCalled();
	await removeMessages(['a']);
	expect(heard).toHaveBeenCalledOnce();
	ownChanges.removeEventListener('changed', heard);
});
