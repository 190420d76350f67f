import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { startDeviceServices } from './device-services';
import { createSiteRouter } from './router';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const router = createSiteRouter();
// Without this line the router renders a loading boundary that the prerendered page does not have, and hydration fails.
router.ssr = { manifest: undefined };
await router.load();

hydrateRoot(
	root,
	<StrictMode>
		<RouterProvider router={router} />
	</StrictMode>,
);
startDeviceServices();
