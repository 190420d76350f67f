import moved from './moved-pages.json' with { type: 'json' };

/** Addresses that the site had once: the one that a page has now, or `null` for a page that was taken away. */
export const movedPages: Readonly<Record<string, string | null>> = moved;
