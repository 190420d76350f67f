import type { Plugin, ViteDevServer } from 'vite';
import { hashOf } from './files.ts';

const contentModule = /\/src\/content\/\w+\/[^/]+\.md$|^\0virtual:content\/|^\0typed:/;

/** What a page says of a module of the content that it has just run. */
const hasModule = 'desk:has-module';

/**
 * Lets open pages take new content without a reload: a module of the content puts the new value into the old one, where code that read it
 * finds it, and has the router render again.
 */
export function liveContent(): { plugin: Plugin; refresh: (server: ViteDevServer) => Promise<void> } {
	/** What was handed out last, by module. */
	const handedOut = new Map<string, string>();

	async function reloadUnless(server: ViteDevServer, id: string, isSame: (code: string) => boolean): Promise<void> {
		const { client } = server.environments;
		const module = client.moduleGraph.getModuleById(id);
		const code = codeOf(await client.pluginContainer.load(id));
		// Nothing is left of a new file that was thrown away.
		if (module && code !== '' && !isSame(code)) await client.reloadModule(module);
	}
	return {
		plugin: {
			name: 'live-content',
			enforce: 'post',
			configureServer(server) {
				// A page that was still loading when something was typed heard nothing of it: it says what it has.
				server.environments.client.hot.on(hasModule, ({ id, hash }: { id: string; hash: string }) => {
					if (!handedOut.has(id)) return;
					reloadUnless(server, id, (code) => hashOf(code) === hash).catch(console.error);
				});
			},
			transform(code, id) {
				if (!contentModule.test(id) || !code.startsWith('export default')) return undefined;
				handedOut.set(id, code);
				const own = JSON.stringify({ id, hash: hashOf(code) });
				return {
					code: `${code.replace('export default', 'const fresh =')}\nconst own = ${own};${acceptance}`,
					map: null,
				};
			},
		},
		async refresh(server) {
			for (const [id, former] of handedOut) await reloadUnless(server, id, (code) => code === former);
		},
	};
}

function codeOf(loaded: unknown): string {
	const code = typeof loaded === 'object' && loaded !== null && 'code' in loaded ? loaded.code : loaded;
	return typeof code === 'string' ? code : '';
}

/**
 * The first value stays, for all who hold it or a part of it. The router keeps the element of a page as long as its options are the same:
 * another component for routes that have none of their own, of which there are none, has it made again.
 */
const acceptance = `
const value = import.meta.hot.data.value ??= fresh;
if (value !== fresh) put(value, fresh);
export default value;
function put(old, next) {
	for (const key of Object.keys(old)) if (!Object.hasOwn(next, key)) delete old[key];
	if (Array.isArray(old)) old.length = next.length;
	for (const [key, item] of Object.entries(next)) {
		if (isAlike(old[key], item)) put(old[key], item);
		else old[key] = item;
	}
}
function isAlike(one, other) {
	return one && other && typeof one === 'object' && typeof other === 'object' && Array.isArray(one) === Array.isArray(other);
}
import.meta.hot.accept(() => {
	const router = self.__TSR_ROUTER__;
	if (!router) return;
	router.options.defaultComponent = () => null;
	void router.invalidate();
});
import.meta.hot.send('${hasModule}', own);
`;
