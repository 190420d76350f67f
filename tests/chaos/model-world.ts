import type { Delivery } from '../../src/cf7/api';
import { type DeliveryDeps, deliver, replay, type Transport } from '../../src/outbox/delivery';
import type { OutboxMessage } from '../../src/outbox/message';
import { applyEvent, drop, enqueue } from '../../src/outbox/queue';
import { type MessageStore, OutboxStorageError, type QueueDecision } from '../../src/outbox/store';
import { answered } from '../../src/outbox/testing/answers';
import { Luck } from './luck';

export const modelFaults = [
	'server not there',
	'server answers nonsense to the question',
	'cut before accepting',
	'cut after accepting',
	'answer is no JSON',
	'server error after accepting',
	'server error before accepting',
	'server refuses',
	'sender killed while asking',
	'sender killed while posting',
	'killed while writing',
	'browser closed',
	'storage full',
	'storage writes without a word',
	'pressed again',
	'deleted',
] as const;
/** What happens besides where the server has the companion. */
export const companionFaults = ['server dies at work', 'asked while at work', 'companion goes'] as const;
export type ModelFault = (typeof modelFaults)[number] | (typeof companionFaults)[number];

/** What became of one run. */
type ModelRun = { hit: ReadonlySet<ModelFault>; wrongs: readonly string[] };

/** A tab or worker. Once it is dead, nothing that it waits for ever comes. */
type Life = { dead: boolean; doing: 'nothing' | 'writing' | 'asking' | 'posting' };
type Turn = { life: Life; begin: () => void };

const keptBy = (text: string) => ({
	subject: 'Chaos',
	schemaUrl: 'https://wp.example/schema',
	feedbackUrl: 'https://wp.example/feedback',
	entries: [['your-message', text]] as const,
});
const textOf = ({ entries }: OutboxMessage) => String(entries[0]?.[1] ?? '');

/**
 * A visitor with several tabs and a worker over one store and one lock, before a server that fails, where anything may die
 * between any two steps. The seed decides the order of all steps and every fault. The server may have the companion, which tells
 * messages apart by their ids (docs/decisions/0027); it may die at work, and the companion may go.
 */
export class ModelWorld {
	readonly #luck: Luck;
	readonly #hit = new Set<ModelFault>();
	/** The processes that wait for their next step. */
	#waiting: { life: Life; go: () => void }[] = [];
	#lives: Life[] = [];
	#turns: Turn[] = [];
	#holder: Life | undefined;
	#writing = 0;
	/** By text: how often the server has accepted it, and how often the visitor has wanted that. */
	readonly #accepted = new Map<string, number>();
	readonly #wanted = new Map<string, number>();
	/** By text: how often it had been accepted when the visitor deleted it. */
	readonly #deleted = new Map<string, number>();
	/** By text: whether the sender has seen how its last POST ended. */
	readonly #seen = new Map<string, boolean>();
	/** By text: whether the server accepted it when it was last posted. */
	readonly #taken = new Map<string, boolean>();
	/** What tabs have told the visitor to be sent. */
	readonly #toldSent = new Set<string>();
	#faulty = true;
	/** By id: what the companion has noted, and how often it was asked about a message at work. */
	readonly #noted = new Map<string, 'sent' | number>();
	/** Texts that the server was at work with when it died. */
	readonly #died = new Set<string>();
	#hasCompanion: boolean;
	readonly #companionGoes: boolean;

	constructor(
		seed: number,
		private readonly disk: MessageStore,
		companion: 'none' | 'stays' | 'goes' = 'none',
	) {
		this.#luck = new Luck(seed);
		this.#hasCompanion = companion !== 'none';
		this.#companionGoes = companion === 'goes';
	}

	/** Lets everything happen, then brings everything back and looks at what is left. */
	async run(): Promise<ModelRun> {
		const plans = Array.from({ length: 12 + Math.floor(this.#luck.next() * 12) }, () => this.#plan());
		while (plans.length > 0 || this.#waiting.length > 0) {
			if (this.#luck.strikes(4)) this.#kill();
			// Not between the question and the POST: who takes it away then does so under a message.
			if (this.#companionGoes && this.#hasCompanion && !this.#holder && this.#strikes(3, 'companion goes'))
				this.#hasCompanion = false;
			if (plans.length > 0 && this.#luck.strikes(20)) plans.pop()?.();
			this.#stepOnce();
			await this.#settled();
		}
		this.#faulty = false;
		this.#closeBrowser();
		this.#live((deps) => replay(deps));
		await this.#settled();
		while (this.#waiting.length > 0) {
			this.#stepOnce();
			await this.#settled();
		}
		return { hit: this.#hit, wrongs: this.#wrongs(await this.disk.read()) };
	}

	/** Something that the visitor or the browser does. */
	#plan(): () => void {
		const text = `text ${Math.floor(this.#luck.next() * 5)}`;
		const percent = this.#luck.next() * 100;
		if (percent < 50) return () => this.#live((deps) => this.#submit(text, deps));
		if (percent < 80) return () => this.#live((deps) => replay(deps, percent < 60));
		if (percent < 86) return () => this.#live((deps) => this.#delete(text, deps));
		if (percent < 95) return () => this.#live((deps) => this.#sendAgain(deps));
		return () => this.#closeBrowser();
	}

	async #submit(text: string, deps: DeliveryDeps): Promise<void> {
		let id = `m${this.#luck.next()}`;
		await deps.store.change((messages) => {
			const change = enqueue(messages, keptBy(text), { id, now: deps.now() });
			id = change.id;
			// The same text while it is on its way is the same wish; otherwise it is one more.
			const before = messages.find((message) => message.id === id)?.state;
			if (before === 'waiting' || before === 'sending') this.#hit.add('pressed again');
			else this.#want(text);
			return change;
		});
		const message = await deliver(id, deps, () => true);
		if (message?.state === 'sent') this.#toldSent.add(text);
	}

	async #delete(text: string, { store }: DeliveryDeps): Promise<void> {
		await store.change((messages) => {
			const message = messages.find((each) => textOf(each) === text);
			const change = drop(messages, message ? [message.id] : []);
			if (change.remove.length > 0) {
				this.#hit.add('deleted');
				this.#deleted.set(text, this.#accepted.get(text) ?? 0);
			}
			return change;
		});
	}

	#want(text: string): void {
		this.#wanted.set(text, (this.#wanted.get(text) ?? 0) + 1);
		this.#deleted.delete(text);
	}

	/** The visitor decides about a message of unknown outcome. */
	async #sendAgain({ store }: DeliveryDeps): Promise<void> {
		const undecided = (await store.read()).filter(({ state }) => state === 'unknown');
		if (undecided.length === 0) return;
		const { id } = this.#luck.pick(undecided);
		await store.change((messages) => {
			const change = applyEvent(messages, id, { type: 'resent' });
			for (const message of change.put) this.#want(textOf(message));
			return change;
		});
	}

	/** A tab or worker that does one thing, for as long as it lives. */
	#live(task: (deps: DeliveryDeps) => Promise<unknown>): void {
		const life: Life = { dead: false, doing: 'nothing' };
		this.#lives.push(life);
		const deps: DeliveryDeps = {
			store: this.#storeOf(life),
			transport: this.#transportOf(life),
			exclusively: (work) => this.#exclusively(life, work),
			now: () => 1000,
			siteAnswers: async () => true,
		};
		task(deps).then(
			() => this.#end(life),
			(error: unknown) => {
				if (!(error instanceof OutboxStorageError)) throw error;
				this.#end(life);
			},
		);
	}

	#storeOf(life: Life): MessageStore {
		const during = async <T>(work: () => Promise<T>): Promise<T> => {
			await this.#step(life, 'writing');
			this.#writing += 1;
			const done = await work().finally(() => {
				this.#writing -= 1;
			});
			await this.#step(life, 'writing');
			life.doing = 'nothing';
			return done;
		};
		return {
			read: () => during(() => this.disk.read()),
			change: (decide: QueueDecision) =>
				during(async () => {
					if (this.#strikes(4, 'storage full')) throw new OutboxStorageError('full', undefined);
					const messages = await this.disk.change(decide);
					if (this.#strikes(4, 'storage writes without a word')) throw new OutboxStorageError('in-doubt', undefined);
					return messages;
				}),
		};
	}

	#transportOf(life: Life): Transport {
		return {
			ping: async () => {
				await this.#step(life, 'asking');
				const lost = this.#strikes(20, 'server not there');
				const nonsense = !lost && this.#strikes(5, 'server answers nonsense to the question');
				await this.#step(life, 'asking');
				life.doing = 'nothing';
				if (lost) return { kind: 'failed', code: 'fetch_error', verdict: 'waiting' };
				if (nonsense) return { kind: 'failed', code: 'invalid_json', verdict: 'send' };
				return { kind: 'schema', schema: this.#hasCompanion ? { hasCompanion: true } : {} };
			},
			post: async (_url, body) => {
				await this.#step(life, 'posting');
				const text = String(body.get('your-message'));
				this.#seen.set(text, false);
				const id = body.get('_qv_submission');
				const delivery = this.#hasCompanion && typeof id === 'string' ? this.#serveOnce(text, id) : this.#serve(text);
				await this.#step(life, 'posting');
				this.#seen.set(text, delivery.kind === 'answered' || delivery.code !== 'fetch_error');
				life.doing = 'nothing';
				return delivery;
			},
		};
	}

	/** As the companion serves it: under one id it is accepted once. */
	#serveOnce(text: string, id: string): Delivery {
		const cut: Delivery = { kind: 'failed', code: 'fetch_error', verdict: 'unknown' };
		const noted = this.#noted.get(id);
		if (noted === 'sent') return this.#strikes(20, 'cut after accepting') ? cut : answered('mail_sent');
		if (noted !== undefined) {
			this.#noted.set(id, noted + 1);
			this.#hit.add('asked while at work');
			if (noted > 2 || !this.#faulty) return answered('quatro_vistas_unknown');
			return { kind: 'failed', code: 'http_error', verdict: 'doubtful', retryAfter: 0 };
		}
		const before = this.#accepted.get(text);
		const delivery = this.#serve(text);
		const isAccepted = this.#accepted.get(text) !== before;
		if (this.#strikes(6, 'server dies at work')) {
			this.#noted.set(id, 0);
			this.#died.add(text);
			return cut;
		}
		if (isAccepted) this.#noted.set(id, 'sent');
		return delivery;
	}

	#serve(text: string): Delivery {
		this.#taken.set(text, false);
		if (this.#strikes(8, 'cut before accepting')) return { kind: 'failed', code: 'fetch_error', verdict: 'unknown' };
		const brokenServer: Delivery = { kind: 'failed', code: 'http_error', verdict: 'doubtful' };
		if (this.#strikes(5, 'server error before accepting')) return brokenServer;
		if (this.#strikes(8, 'server refuses')) return answered('spam');
		this.#accepted.set(text, (this.#accepted.get(text) ?? 0) + 1);
		this.#taken.set(text, true);
		if (this.#strikes(8, 'cut after accepting')) return { kind: 'failed', code: 'fetch_error', verdict: 'unknown' };
		if (this.#strikes(6, 'answer is no JSON')) return { kind: 'failed', code: 'invalid_json', verdict: 'doubtful' };
		if (this.#strikes(6, 'server error after accepting')) return brokenServer;
		return answered('mail_sent');
	}

	#strikes(percent: number, fault: ModelFault): boolean {
		const struck = this.#faulty && this.#luck.strikes(percent);
		if (struck) this.#hit.add(fault);
		return struck;
	}

	/** One lock, as the browser keeps it: turns in order, and free again when its holder dies. */
	async #exclusively<T>(life: Life, work: () => Promise<T>): Promise<T> {
		await new Promise<void>((begin) => {
			this.#turns.push({ life, begin });
			this.#passLock();
		});
		return work().finally(() => {
			if (this.#holder === life) this.#holder = undefined;
			this.#passLock();
		});
	}

	#passLock(): void {
		if (this.#holder && !this.#holder.dead) return;
		this.#turns = this.#turns.filter(({ life }) => !life.dead);
		const next = this.#turns.shift();
		this.#holder = next?.life;
		next?.begin();
	}

	#step(life: Life, doing: Life['doing']): Promise<void> {
		life.doing = doing;
		return new Promise((go) => {
			if (!life.dead) this.#waiting.push({ life, go });
		});
	}

	#stepOnce(): void {
		if (this.#waiting.length === 0) return;
		const next = this.#luck.pick(this.#waiting);
		this.#waiting = this.#waiting.filter((each) => each !== next);
		next.go();
	}

	/** Waits until every process that runs waits for its next step. */
	async #settled(): Promise<void> {
		do await new Promise((done) => setImmediate(done));
		while (this.#writing > 0);
	}

	#kill(): void {
		if (this.#lives.length === 0) return;
		const life = this.#luck.pick(this.#lives);
		if (life.doing === 'posting') this.#hit.add('sender killed while posting');
		if (life.doing === 'asking') this.#hit.add('sender killed while asking');
		if (life.doing === 'writing') this.#hit.add('killed while writing');
		this.#end(life);
	}

	#closeBrowser(): void {
		if (this.#faulty) this.#hit.add('browser closed');
		for (const life of [...this.#lives]) this.#end(life);
	}

	#end(life: Life): void {
		life.dead = true;
		this.#lives = this.#lives.filter((each) => each !== life);
		this.#waiting = this.#waiting.filter((each) => each.life !== life);
		this.#passLock();
	}

	/** What must not be, once every sender is at rest. */
	#wrongs(left: readonly OutboxMessage[]): string[] {
		return [...this.#wanted].flatMap(([text, wanted]) => {
			const accepted = this.#accepted.get(text) ?? 0;
			const here = left.filter((message) => message.state !== 'sent' && textOf(message) === text);
			const states = here.map(({ state }) => state).join(', ');
			const wrongs: string[] = [];
			if (accepted > wanted) wrongs.push(`${text}: accepted ${accepted} times, wanted ${wanted} times`);
			const deleted = this.#deleted.get(text);
			if (deleted !== undefined && accepted > deleted) wrongs.push(`${text}: sent after it was deleted`);
			if (deleted === undefined && accepted === 0 && here.length === 0) wrongs.push(`${text}: lost`);
			if (states === 'refused' && !this.#seen.get(text)) wrongs.push(`${text}: refused, though its outcome is unknown`);
			if (this.#taken.get(text) && here.some((message) => message.state === 'refused' && !message.answer.inDoubt))
				wrongs.push(`${text}: told to be refused, though it was accepted`);
			// Where the question was not answered with a schema, the message had no id.
			const hadId = !this.#hit.has('server answers nonsense to the question');
			if (this.#hasCompanion && hadId && states === 'unknown' && !this.#died.has(text))
				wrongs.push(`${text}: left to the visitor, though the companion knows`);
			if (here.length > 1) wrongs.push(`${text}: here as ${states}`);
			if (states === 'waiting' || states === 'sending') wrongs.push(`${text}: ${states}, though all is well`);
			if (this.#toldSent.has(text) && accepted === 0) wrongs.push(`${text}: told to be sent, and was not`);
			return wrongs;
		});
	}
}
