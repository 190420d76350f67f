import './styles/index.css';
import './shell/age-gate/age-gate.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createSiteRouter } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createSiteRouter();
// Without this line the router renders a loading boundary that the prerendered page does not have, and hydration fails.
router.ssr = { manifest: undefined };
await router.load();

const site = (
	<StrictMode>
		<RouterProvider router={router} />
	</StrictMode>
);
// While developing nothing is prerendered.
if (import.meta.env.DEV) createRoot(root).render(site);
else hydrateRoot(root, site);

// Not part of what a page needs to be read: fetched when it can be used.
void import('./device-services').then(({ startDeviceServices }) => startDeviceServices());
