import { parseSiteSettings } from './site-settings';

/** The settings this build was made with: what the prerendered markup shows. Behaviour in the browser follows the page's own block (`page-settings.ts`). */
export const builtSettings = parseSiteSettings(import.meta.env.SITE_SETTINGS);
