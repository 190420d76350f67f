import { expect, it, vi } from 'vitest';
import { liveContent } from './live-content';

it('a page that comes while its content cannot be read is told nothing, and the desk goes on', async () => {
	const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const fault = new Error('src/content/forms/pt.json is no JSON.');
	let comes: (page: { id: string; hash: string }) => void = () => undefined;
	const client = {
		hot: { on: (_event: string, listen: typeof comes) => (comes = listen) },
		moduleGraph: { getModuleById: () => undefined },
		pluginContainer: { load: () => Promise.reject(fault) },
	};
	const { configureServer, transform } = liveContent().plugin as unknown as {
		configureServer(server: unknown): void;
		transform(code: string, id: string): unknown;
	};
	configureServer({ environments: { client } });
	transform('export default 1;', '\0virtual:content/home');
	comes({ id: '\0virtual:content/home', hash: '' });
	await expect.poll(() => said.mock.calls).toEqual([[fault]]);
});
