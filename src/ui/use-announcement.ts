import { useEffect, useRef } from 'react';
import { announce } from './announce';

/**
 * Has a sentence said whenever it becomes another.
 * @param known what is not said at first, because the page came with it
 */
export function useAnnouncement(subject: string, sentence: string, known = ''): void {
	const last = useRef(known);
	useEffect(() => {
		if (sentence !== last.current) announce(subject, sentence);
		last.current = sentence;
	}, [subject, sentence]);
}
