import { later } from '../ui/later';

/** The sections below the first view: their code is fetched when they come near it. */
export const LaterSections = later('#os-vinhos', async () => (await import('./sections')).Sections);
