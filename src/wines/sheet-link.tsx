import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { winePageMessages as m } from '#messages/wine-page';
import { addressHere } from '../content/languages';
import { abortAfter } from '../platform/time';
import { useStore } from '../platform/use-store';
import { onlineStore, reportRequest } from '../pwa/connectivity';
import { Icon } from '../ui/icon';
import { hasModifier } from '../ui/modifier';

type SheetLinkProps = {
	slug: string;
	className: string;
	variant?: 'wine';
	/** What is said beneath the link for as long as there is no network; without it only a failed press is reported. */
	offline?: string;
	children: ReactNode;
};

/** After this a server that has not answered counts as one that does not. */
const timeoutMs = 8_000;

/**
 * The way to the printed sheet of a wine's current year, an A4 page as PDF made at build. The browser would answer a missing
 * network with a cancelled download and no word of it: the server is asked first, and a sheet that cannot come is reported here.
 */
export function SheetLink({ slug, className, variant, offline, children }: SheetLinkProps) {
	const online = useStore(onlineStore);
	const [missed, setMissed] = useState(false);
	const step = useRef<'idle' | 'asking' | 'answered'>('idle');
	const [wasOnline, setWasOnline] = useState(online);
	if (online !== wasOnline) {
		setWasOnline(online);
		// What was missed without network may come with it: an effect would say first that it failed.
		if (online) setMissed(false);
	}
	const said = missed ? (online ? m.downloadFailed : m.downloadMissed) : online ? undefined : offline;

	async function askFirst(event: MouseEvent<HTMLAnchorElement>) {
		if (step.current === 'answered' || hasModifier(event)) return;
		event.preventDefault();
		if (step.current === 'asking') return;
		const link = event.currentTarget;
		step.current = 'asking';
		const there = await isReached(link.href);
		step.current = there ? 'answered' : 'idle';
		setMissed(!there);
		if (!there) return;
		link.click();
		step.current = 'idle';
	}

	return (
		<>
			<a
				href={addressHere(`/fichas/${slug}.pdf`)}
				download
				className={className}
				data-variant={variant}
				onClick={(event) => void askFirst(event)}
			>
				<Icon name="download" /> {children}
			</a>
			<div role="status">
				{said && (
					<p className="chip" data-tone="offline">
						<Icon name="offline" /> {said}
					</p>
				)}
			</div>
		</>
	);
}

/** Whether the server answers at all; what it has to say about the file is between it and the browser. */
async function isReached(address: string): Promise<boolean> {
	const request = fetch(address, { method: 'HEAD', cache: 'no-store', signal: abortAfter(timeoutMs) });
	const reached = await request.then(Boolean, () => false);
	reportRequest(reached);
	return reached;
}
