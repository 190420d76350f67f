import { lazyPart } from '../platform/lazy-part';

/** What the site tells of itself over any page. What it tells of asks for its code (`app/device-services.ts`). */
export const Notices = lazyPart(async () => (await import('./-notices')).Notices);
