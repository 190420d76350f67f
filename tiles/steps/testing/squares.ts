import { setTimeout } from 'node:timers/promises';

/** Squares numbers; 13 is refused, 14 ends the worker. */
export default ({ offset, shared }: { offset: number; shared: Int32Array }) =>
	async (job: number) => {
		await setTimeout(job % 3);
		if (job === 13) throw new Error('thirteen is refused');
		if (job === 14) process.exit(0);
		Atomics.add(shared, 0, 1);
		return job * job + offset;
	};
