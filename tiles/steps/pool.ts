import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Failure, reasonOf } from '../failure';
import type { Answer } from './answer-jobs';

export type PoolOptions = {
	/** A module that calls `answerJobs`. */
	readonly module: URL;
	/** What every worker is given at its start; grids in shared memory are shared, the rest is copied. */
	readonly data: unknown;
	/** By default one a core. */
	readonly workers?: number;
};

const ENTRY = new URL('./worker-entry.mjs', import.meta.url);

/** Workers that stay between runs, so that each makes ready once what all jobs need. */
export class Pool<Job, Result> {
	readonly #hands: readonly Hand<Job, Result>[];

	constructor({ module, data, workers = availableParallelism() }: PoolOptions) {
		this.#hands = Array.from({ length: workers }, () => new Hand<Job, Result>(module, data));
	}

	/**
	 * Does the jobs, each worker taking the next as soon as it is free.
	 * @param onResult called after each, in the order of their ends
	 * @throws {Failure} at the first job that fails, or when a worker dies
	 */
	async run(jobs: readonly Job[], onResult: (result: Result, job: Job) => void): Promise<void> {
		let next = 0;
		const work = async (hand: Hand<Job, Result>): Promise<void> => {
			for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) onResult(await hand.do(job), job);
		};
		try {
			await Promise.all(this.#hands.map(work));
		} catch (error) {
			next = jobs.length;
			throw error;
		}
	}

	/** Ends the workers, whatever they are doing. */
	async close(): Promise<void> {
		await Promise.all(this.#hands.map((hand) => hand.end()));
	}
}

/** One worker: ready once it has said so, then one job at a time. */
class Hand<Job, Result> {
	readonly #worker: Worker;
	readonly #ready: Promise<void>;
	#death: string | undefined;
	#settle: (answer: Answer<Result>) => void = () => undefined;

	constructor(module: URL, data: unknown) {
		this.#worker = new Worker(ENTRY, { workerData: { module: module.href, data }, execArgv: [] });
		this.#worker.on('message', (answer: Answer<Result>) => this.#settle(answer));
		this.#worker.on('error', (error) => this.#die(reasonOf(error)));
		this.#worker.on('exit', () => this.#die('a worker ended before its job'));
		this.#ready = this.#answer().then(() => undefined);
		// Whoever gives it a job hears of it.
		this.#ready.catch(() => undefined);
	}

	async do(job: Job): Promise<Result> {
		await this.#ready;
		if (this.#death !== undefined) throw new Failure(this.#death);
		const answered = this.#answer();
		this.#worker.postMessage(job);
		const answer = await answered;
		if (answer.kind !== 'done') throw new Failure('a worker lost count of its jobs');
		return answer.result;
	}

	async end(): Promise<void> {
		this.#worker.removeAllListeners();
		await this.#worker.terminate();
	}

	#die(reason: string): void {
		this.#death ??= reason;
		this.#settle({ kind: 'failed', reason: this.#death });
	}

	async #answer(): Promise<Exclude<Answer<Result>, { kind: 'failed' }>> {
		const answer = await new Promise<Answer<Result>>((resolve) => {
			this.#settle = resolve;
		});
		if (answer.kind === 'failed') throw new Failure(answer.reason);
		return answer;
	}
}
