import { parseSiteSettings, type SiteSettings } from './site-settings';

/** The settings block of the page, or why it cannot be used. */
export type PageSettings = { kind: 'settings'; settings: SiteSettings } | { kind: 'unusable'; reason: string };

/** Reads `#site-settings`. Never throws: a page whose block was lost or broken on the way still has to be readable. */
export function readPageSettings(page: Document): PageSettings {
	const block = page.getElementById('site-settings');
	if (!block) return { kind: 'unusable', reason: 'The page has no #site-settings block.' };
	try {
		return { kind: 'settings', settings: parseSiteSettings(block.textContent ?? '') };
	} catch (error) {
		return { kind: 'unusable', reason: error instanceof Error ? error.message : String(error) };
	}
}
