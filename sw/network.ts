/** For so long the page's word that nobody answers is believed, in ms: no page may be left to tell this worker of an answer. */
const believed = 60_000;

let reached: boolean | undefined;
let learntAt = 0;

/** Takes note of what the one check of a page met: an answer, whatever its status, or none. Requests of this worker do not count: each may fail alone. */
export function noteCheck(answered: boolean): void {
	reached = answered;
	learntAt = performance.now();
}

/** Whether the site's server answers; undefined where that is not known, as in a worker that has just been started. */
export function isReached(): boolean | undefined {
	if (reached === false && performance.now() - learntAt > believed) reached = undefined;
	return reached;
}
