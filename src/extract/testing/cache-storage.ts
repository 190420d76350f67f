type Stored = Map<string, Response>;

/** As much of `CacheStorage` as the extract uses, in memory. With `isFull` it takes nothing more. */
export class MemoryCaches {
	isFull = false;
	readonly #caches = new Map<string, Stored>();

	async keys(): Promise<string[]> {
		return [...this.#caches.keys()];
	}

	async has(name: string): Promise<boolean> {
		return this.#caches.has(name);
	}

	async delete(name: string): Promise<boolean> {
		return this.#caches.delete(name);
	}

	async match(key: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
		return this.#caches.get(cacheName)?.get(key)?.clone();
	}

	async open(name: string) {
		const stored: Stored = this.#caches.get(name) ?? new Map();
		this.#caches.set(name, stored);
		return {
			match: async (key: string) => stored.get(key)?.clone(),
			keys: async () => [...stored.keys()].map((key) => ({ url: `https://quatro-vistas.example${key}` })),
			put: async (key: string, response: Response) => {
				if (this.isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
				stored.set(key, response);
			},
			delete: async (key: string) => stored.delete(key),
		};
	}
}

/** Web Locks of a browser in which no other tab or worker holds any. */
export const freeLocks = {
	request: async (_: string, ...rest: unknown[]) => {
		const task = rest.at(-1);
		if (typeof task !== 'function') throw new TypeError('No task.');
		return task({});
	},
	query: async () => ({ held: [] }),
};
