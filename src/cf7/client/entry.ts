import { startClient } from './client';

/** Takes the place of the plugin's own script on a page that the plugin made. */
if (document.readyState === 'loading')
	document.addEventListener('DOMContentLoaded', () => startClient(document, window));
else startClient(document, window);
