import type { Plugin } from 'vite';

const order = '@layer tokens,base,ui,page;';

/** Lets every style sheet begin with the order of the cascade layers: which one a page loads first is the bundler's affair. */
export function layerOrder(): Plugin {
	return {
		name: 'layer-order',
		apply: 'build',
		generateBundle(_, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
			}
		},
	};
}
