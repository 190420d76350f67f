import { useEffect, useRef } from 'react';
import { shellMessages } from '#messages/shell';

/** Sentences of one moment are said together, in milliseconds: the last of each subject, and none twice. */
const gatherMs = 100;
/** How long a sentence stands at least before the next takes its place, in milliseconds: some screen readers look a moment later. */
const standMs = 1000;

/** The sentences to be said next, by subject, in the order of their last word. */
const waiting = new Map<string, string>();
/** Sentences are being gathered, or those that were said have not stood long enough. */
let busy = false;

/**
 * Has a sentence said when the screen reader has finished what it is saying.
 * @param subject what the sentence is about: it takes the place of one about the same that has not been said yet
 * @param sentence empty where there is nothing more to say about it
 */
export function announce(subject: string, sentence: string): void {
	waiting.delete(subject);
	if (sentence) waiting.set(subject, sentence);
	if (!busy) setTimeout(speak, gatherMs, document);
	busy = true;
}

function speak(page: Document): void {
	busy = waiting.size > 0;
	if (!busy) return;
	setTimeout(speak, standMs, page);
	// The question of age has no region: what lies beneath it is announced when it has been answered.
	if (page.querySelector('[data-age-gate][open]')) return;
	const regions = page.querySelectorAll('body > [data-announcer], [open] > [data-announcer]');
	const region = regions[regions.length - 1];
	// New elements are heard although their words be those of the last.
	region?.replaceChildren();
	for (const sentence of new Set(waiting.values())) {
		const words = page.createElement('p');
		words.textContent = sentence;
		region?.append(words);
	}
	waiting.clear();
}

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

/**
 * Has it said what a page shows of the network, and where that was lost, that it is back.
 * @param shown empty where the page shows nothing of it
 */
export function useNetworkAnnouncement(online: boolean, shown: string): void {
	const lost = useRef(false);
	useEffect(() => {
		announce('network', online && lost.current ? shellMessages.onlineAgain : shown);
		lost.current = !online;
	}, [online, shown]);
}

/**
 * The live region by which the site speaks to screen readers. It stands, empty, from the first HTML of every page, and once more in every
 * modal dialog: what lies beneath one is not heard. React renders it and never touches it again.
 */
export function Announcer() {
	return <div role="status" className="visually-hidden" data-announcer="" />;
}
