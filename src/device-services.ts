import { registerServiceWorker } from './device/service-worker';

/** What goes on behind every page once it is there: the worker that makes it work offline, and messages that wait for the network. */
export function startDeviceServices(): void {
	void registerServiceWorker('/sw.js');
}
