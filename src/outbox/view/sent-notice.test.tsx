// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pageAt } from '../../../tests/unit/page-at';
import { cleanup, fireEvent, render, screen, waitFor } from '../../../tests/unit/testing-library';
import { useStore } from '../../platform/use-store';
import { outboxStore } from '../outbox-store';
import { sharedStore } from '../store';
import { lendAbilities } from '../testing/browser-abilities';
import { keptMessage } from '../testing/messages';
import { SentNotice } from './sent-notice';

const sent = (id: string) =>
	keptMessage(id, { state: 'sent', answer: { status: 'mail_sent', message: '' }, sentAt: Date.now() });

/** The notice, beside a part that says when it could know what became of them. */
function Page() {
	const outbox = useStore(outboxStore);
	return (
		<>
			{outbox.kind === 'ready' && outbox.messages.length > 0 && <p>Há uma enviada</p>}
			<SentNotice />
		</>
	);
}

const open = async (path: string) => {
	const nothing = () => null;
	render(await pageAt(path, Page, { '/vinhos': nothing, '/contacto': nothing, '/neste-dispositivo': nothing }));
};
const stored = async () => (await sharedStore.read()).length;

beforeEach(() => lendAbilities());
afterEach(cleanup);

it('what was sent while no page showed it is reported once, until it is closed', async () => {
	await sharedStore.change(() => ({ put: [sent('a')], remove: [] }));
	await open('/vinhos');
	await screen.findByText(/^A mensagem que estava guardada neste dispositivo foi enviada hoje, /);
	await waitFor(async () => expect(await stored()).toBe(0));
	fireEvent.click(screen.getByRole('button', { name: 'Fechar o aviso' }));
	expect(screen.queryByText(/foi enviada/)).toBeNull();
});

it('several sent messages are reported together', async () => {
	await sharedStore.change(() => ({ put: [sent('a'), sent('b')], remove: [] }));
	await open('/vinhos');
	await screen.findByText('Duas mensagens que estavam guardadas neste dispositivo foram enviadas.');
});

it.each(['/contacto', '/neste-dispositivo'])('%s reports sent messages itself, without the notice', async (path) => {
	await sharedStore.change(() => ({ put: [sent('a')], remove: [] }));
	await open(path);
	expect(await screen.findByText('Há uma enviada')).toBeDefined();
	expect(screen.queryByText(/foi enviada/)).toBeNull();
	expect(await stored()).toBe(1);
});

it.each([
	['unknown', /não se sabe se chegou/],
	['waiting', /segue sozinha/],
] as const)(
	'a message whose form was left and that is “%s” is reported once, with a link to it',
	async (state, words) => {
		await sharedStore.change(() => ({ put: [keptMessage('b', { state, untold: true })], remove: [] }));
		await open('/vinhos');
		await screen.findByText(words);
		expect(screen.getByRole('link', { name: 'Ver a mensagem' }).getAttribute('href')).toBe('/contacto');
		await waitFor(async () => expect((await sharedStore.read())[0]?.untold).toBeFalsy());
		cleanup();
		await open('/vinhos');
		expect(screen.queryByText(words)).toBeNull();
		await sharedStore.change(() => ({ put: [], remove: ['b'] }));
	},
);
