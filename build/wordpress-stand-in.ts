import { type Plugin, runnerImport } from 'vite';
import { parseSiteSettings } from '../src/content/site-settings.ts';
import { withOwnerForms } from './contact-forms.ts';
import { siteLanguages } from './content/languages.ts';

/** Lets `npm run dev` answer the WordPress addresses as `npm run serve` does. */
export function wordpressStandIn(settings: string): Plugin {
	return {
		name: 'wordpress-stand-in',
		apply: 'serve',
		async configureServer(server) {
			const { module } = await runnerImport<typeof import('./wordpress-middleware')>('./build/wordpress-middleware.ts');
			server.middlewares.use(
				module.wordpressMiddleware(withOwnerForms(parseSiteSettings(settings), siteLanguages(settings)), 'server/data'),
			);
		},
	};
}
