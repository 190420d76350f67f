import { useEffect, useRef } from 'react';
import { announce } from './announce';

/**
 * Has it said what a page shows of the network, and where that was lost, that it is back.
 * @param shown empty where the page shows nothing of it
 */
export function useNetworkAnnouncement(online: boolean, shown: string, back: string): void {
	const lost = useRef(false);
	useEffect(() => {
		announce('network', online && lost.current ? back : shown);
		lost.current = !online;
	}, [online, shown, back]);
}
