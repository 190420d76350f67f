// Styled before their code is there.
import '../ui/hover-list/hover-list.module.css';
import '../ui/video/video.module.css';
import './category-list.module.css';
import './film.module.css';
import './gallery.module.css';
import './visit-rows.module.css';
import { bounded, later } from '../ui/later';

/** The sections below the first view: their code is fetched when they come near it. */
export const LaterSections = import.meta.env.SSR
	? bounded((await import('./sections')).Sections)
	: later('#os-vinhos', async () => (await import('./sections')).Sections);
