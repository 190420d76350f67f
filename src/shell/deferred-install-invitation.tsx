import { type ComponentProps, type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { beforeLooking, type InstallState, invites } from '../device/install-policy';
import type { ExtractState } from '../extract/state';
import { deferredStore } from '../ui/deferred-store';
import type ConsiderateInvitation from './considerate-invitation';

type InvitationProps = ComponentProps<typeof ConsiderateInvitation>;

const Invitation = lazy(load);

/** Where its code cannot be had there is no invitation, and the page stands. */
async function load(): Promise<{ default: ComponentType<InvitationProps> }> {
	try {
		return await import('./considerate-invitation');
	} catch {
		return { default: () => null };
	}
}

const install = deferredStore<InstallState>(
	async () => (await import('../device/install')).installStore,
	beforeLooking,
);

/** Read on every page soon after hydration: its automatic download looks at it. */
const extract = deferredStore<ExtractState>(async () => (await import('../extract/extract')).extractStore, {
	kind: 'absent',
});

/** The invitation to install, where there is a reason for one; its code is fetched then. */
export function DeferredInstallInvitation() {
	const state = useSyncExternalStore(install.subscribe, install.getSnapshot, install.getServerSnapshot);
	const map = useSyncExternalStore(extract.subscribe, extract.getSnapshot, extract.getServerSnapshot);
	const { way } = state;
	const mapStored = map.kind === 'ready' || map.kind === 'stale';
	if (way === 'none' || !invites(state, mapStored)) return null;
	return (
		<Suspense>
			<Invitation way={way} mapStored={mapStored} mapBytes={map.kind === 'absent' ? map.bytes : undefined} />
		</Suspense>
	);
}
