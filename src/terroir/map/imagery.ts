import type { SiteSettings } from '../../content/site-settings';
import { isRecord } from '../../platform/json';
import { parseHtml } from '../../platform/trusted-types';
import { cornerOf, type TileAddress } from './map-window';
import { isOnSheet } from './sheet';

/** Imagery of a provider beyond the archive, as the site's settings ask for it. */
export type OnlineImagery = { kind: 'none' } | { kind: 'tiles'; address: string } | { kind: 'token-missing' };

/** @returns the address of its tiles with `{z}`, `{x}` and `{y}`, the token set in */
export function onlineImagery(settings: SiteSettings['map']): OnlineImagery {
	if (!settings?.tiles) return { kind: 'none' };
	if (settings.tiles.includes('{token}') && settings.token.trim() === '') return { kind: 'token-missing' };
	return { kind: 'tiles', address: settings.tiles.replaceAll('{token}', encodeURIComponent(settings.token)) };
}

/** Whether the engraved sheet shows the whole of a tile. */
export function isTileOnSheet({ z, x, y }: TileAddress): boolean {
	return isOnSheet(cornerOf({ z, x, y })) && isOnSheet(cornerOf({ z, x: x + 1, y: y + 1 }));
}

export function addressOf(template: string, { z, x, y }: TileAddress): string {
	return template.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
}

/**
 * Whose imagery an archive holds, read from its metadata, as text: makers of archives write it as HTML, with links.
 * @returns undefined where it does not say
 */
export function attributionOf(metadata: unknown): string | undefined {
	if (!isRecord(metadata) || typeof metadata.attribution !== 'string') return undefined;
	// Parsed apart from the page: nothing in it is loaded or run.
	const { body } = parseHtml(metadata.attribution);
	return body.textContent.replace(/\s+/g, ' ').trim() || undefined;
}
