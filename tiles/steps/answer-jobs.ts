import { parentPort, workerData } from 'node:worker_threads';
import { reasonOf } from '../failure';

/** What a worker says to the pool that started it. */
export type Answer<Result> =
	| { readonly kind: 'ready' }
	| { readonly kind: 'done'; readonly result: Result }
	| { readonly kind: 'failed'; readonly reason: string };

/**
 * In a worker of a pool: makes ready with the pool's data, then does one job after the other as they come. A job that
 * throws is the pool's affair.
 */
export function answerJobs<Data, Job, Result>(prepare: (data: Data) => (job: Job) => Promise<Result>): void {
	const port = parentPort;
	if (!port) throw new Error('This module is for workers only.');
	const say = (answer: Answer<Result>) => port.postMessage(answer);
	const work = prepare(workerData.data);
	port.on('message', (job: Job) => {
		work(job).then(
			(result) => say({ kind: 'done', result }),
			(error: unknown) => say({ kind: 'failed', reason: reasonOf(error) }),
		);
	});
	say({ kind: 'ready' });
}
