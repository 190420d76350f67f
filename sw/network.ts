/** For so long it is believed that nobody answers, in ms: nobody may be left to tell this worker of an answer. */
const believed = 60_000;

let reached: boolean | undefined;
let learntAt = 0;

/** Takes note of what a request met, of this worker or of a page: an answer, whatever its status, or none. */
export function noteRequest(answered: boolean): void {
	reached = answered;
	learntAt = performance.now();
}

/** Whether the site's server answers; undefined where that is not known, as in a worker that has just been started. */
export function isReached(): boolean | undefined {
	if (reached === false && performance.now() - learntAt > believed) reached = undefined;
	return reached;
}
