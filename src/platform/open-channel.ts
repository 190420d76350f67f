/** Undefined where the browser has no channels between tabs, or forbids them together with storage: then each tab is alone. */
export function openChannel(name: string): BroadcastChannel | undefined {
	try {
		return new BroadcastChannel(name);
	} catch {
		return undefined;
	}
}
