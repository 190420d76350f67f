import { backOff } from '../platform/pause';
import { checkBy, onlineStore } from './connectivity';

/** For so long a browser is believed that says there is no network, in ms: its word is a hint. */
const hintBelievedMs = 60_000;
/** After a check that nobody answered the next waits so long, in ms, then twice as long: each is a failed request. */
const restAfterSilenceMs = 30_000;

/**
 * The one check by which the site finds out whether its server answers: all other requests wait for it while there is
 * no network. It is made now, when the browser says that there is a network, when the visitor comes back to a page that nobody answered, and when a
 * request met other than what is known; then, until somebody answers, after a growing while, whatever the browser says.
 * @param ask asks the server. Resolves to what is to be done with its answer, whatever its status; to undefined where nobody answered
 * @param report called with whether there was an answer; with none as well where the browser says that there is no network
 * @returns makes the check now
 */
export function startNetworkCheck(
	ask: () => Promise<(() => void) | undefined>,
	report: (answered: boolean) => void,
): () => void {
	let silences = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Counts the checks: silence that ends after a later one was begun tells of a network that was. */
	let latest = 0;
	/** Checks up to this number do not count any more: one of them was answered, or the browser has said since that there is no network. */
	let settled = 0;

	const check = async () => {
		clearTimeout(timer);
		latest += 1;
		const own = latest;
		const followUp = await ask();
		if (own <= settled) return;
		if (followUp) settled = latest;
		else if (own !== latest) return;
		report(followUp !== undefined);
		if (followUp) return followUp();
		timer = setTimeout(check, backOff(silences, restAfterSilenceMs));
		silences += 1;
	};
	const checkNow = () => {
		silences = 0;
		void check();
	};
	const believeBrowser = () => {
		clearTimeout(timer);
		settled = latest;
		report(false);
		// Where it is wrong it may never say that there is one.
		timer = setTimeout(checkNow, hintBelievedMs);
	};
	// Changing windows often does not delay the next check.
	const checkOnReturn = () => {
		const isSilent = !onlineStore.get();
		if (isSilent && navigator.onLine && document.visibilityState === 'visible') checkNow();
	};
	addEventListener('visibilitychange', checkOnReturn);
	// Another window may have hidden the page without the browser calling it hidden.
	addEventListener('focus', checkOnReturn);
	const checkOrBelieve = (now: boolean) => (now ? checkNow() : believeBrowser());
	checkBy(checkOrBelieve);
	// From now on the browser is heard, whether or not anything on the page shows the network.
	onlineStore.subscribe(() => {});
	checkOrBelieve(navigator.onLine);
	return checkNow;
}
