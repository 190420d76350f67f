/** What a browser may lack, seen from the window. Unknown, because what is declared need not be there. */
export type Abilities = {
	fetch?: unknown;
	FormData?: unknown;
	NodeList?: { prototype?: { forEach?: unknown } };
	String?: { prototype?: { replaceAll?: unknown } };
};

/**
 * What keeps the client from running in this browser, in the words and the order of the plugin (CONTRACT 10). Then no form
 * may be taken over: it is posted the old way.
 * @returns undefined if nothing is missing
 */
export function missingAbility({ fetch, FormData, NodeList, String: text }: Abilities): string | undefined {
	const missing = [
		['window.fetch()', fetch],
		['window.FormData()', FormData],
		['NodeList.forEach()', NodeList?.prototype?.forEach],
		['String.replaceAll()', text?.prototype?.replaceAll],
	].find(([, ability]) => typeof ability !== 'function');
	return missing && `Your browser does not support ${missing[0]}.`;
}
