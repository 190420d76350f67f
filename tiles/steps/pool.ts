import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Failure, reasonOf } from '../failure';

export type PoolOptions = {
	/** A module whose default export is a {@link PrepareWorker}. */
	readonly module: URL;
	/** What every worker is given at its start; grids in shared memory are shared, the rest is copied. */
	readonly data: unknown;
	/** By default one a core. */
	readonly workers?: number;
};

/** Makes a worker ready with the pool's data, and gives what does one job. */
export type PrepareWorker<Data, Job, Result> = (data: Data) => (job: Job) => Promise<Result>;

const entry = new URL('./worker-entry.mjs', import.meta.url);

/** Workers that stay between runs, so that each makes ready once what all jobs need. */
export class Pool<Job, Result> {
	readonly #workers: Piscina<Job, Result>;

	constructor({ module, data, workers = availableParallelism() }: PoolOptions) {
		this.#workers = new Piscina({
			filename: entry.href,
			workerData: { module: module.href, data },
			minThreads: workers,
			maxThreads: workers,
			execArgv: [],
		});
	}

	/**
	 * Does the jobs, each worker taking the next as soon as it is free.
	 * @param onResult called after each, in the order of their ends
	 * @throws {Failure} at the first job that fails, or when a worker dies
	 */
	async run(jobs: readonly Job[], onResult: (result: Result, job: Job) => void): Promise<void> {
		let next = 0;
		const work = async (): Promise<void> => {
			for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) onResult(await this.#workers.run(job), job);
		};
		try {
			await Promise.all(Array.from({ length: this.#workers.maxThreads }, work));
		} catch (error) {
			next = jobs.length;
			const reason = reasonOf(error);
			throw new Failure(reason.startsWith('worker exited') ? `a worker ended before its job (${reason})` : reason);
		}
	}

	/** Ends the workers, also in the middle of a job. */
	close(): Promise<void> {
		return this.#workers.destroy();
	}
}
