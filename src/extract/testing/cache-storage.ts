type Stored = Map<string, Response>;
type Key = string | { url: string };

/** As much of `CacheStorage` as extract and worker use, in memory. With `isFull` it takes nothing more. */
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

	async match(key: Key, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
		return this.#caches.get(cacheName)?.get(urlOf(key))?.clone();
	}

	async open(name: string) {
		const stored: Stored = this.#caches.get(name) ?? new Map();
		this.#caches.set(name, stored);
		return {
			match: async (key: Key) => stored.get(urlOf(key))?.clone(),
			keys: async () => [...stored.keys()].map((url) => ({ url })),
			put: async (key: Key, response: Response) => {
				if (this.isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
				stored.set(urlOf(key), response);
			},
			delete: async (key: Key) => stored.delete(urlOf(key)),
		};
	}
}

function urlOf(key: Key): string {
	return new URL(typeof key === 'string' ? key : key.url, 'https://quatro-vistas.example').href;
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
