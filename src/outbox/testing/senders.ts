import type { DeliveryDeps, Transport } from '../delivery';
import type { MessageStore } from '../store';

/** What a sender needs, with one lock as the browser keeps it: tasks in turn, and free again when a task fails. */
export function depsOf(store: MessageStore, transport: Transport, more: Partial<DeliveryDeps> = {}): DeliveryDeps {
	let last: Promise<unknown> = Promise.resolve();
	return {
		store,
		transport,
		exclusively(task) {
			const mine = last.then(task, task);
			last = mine;
			return mine;
		},
		now: () => 1000,
		siteAnswers: async () => false,
		...more,
	};
}

/** A sender dies at one of its steps: what it had written stays, nothing more happens. */
class Death extends Error {}

/** For one sender: its steps, `survive` among them, and the store as it sees it. */
export function mortal(disk: MessageStore, diesAtStep: number): { survive: () => void; store: MessageStore } {
	let step = 0;
	const survive = () => {
		if (step++ === diesAtStep) throw new Death();
	};
	const store: MessageStore = {
		async read() {
			survive();
			return disk.read();
		},
		async change(decide) {
			survive();
			const messages = await disk.change(decide);
			survive();
			return messages;
		},
	};
	return { survive, store };
}

/** For `catch`: that a sender dies is expected; any other error is a defect. */
export function ignoreDeath(error: unknown): undefined {
	if (!(error instanceof Death)) throw error;
}
