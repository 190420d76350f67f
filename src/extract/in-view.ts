import { type Estate, estates, quatroVistas } from '../content/estates';
import { extractChannel } from './channel';

/** The estate that an address of the map shows; none for any other page. */
export function estateInView({ pathname, search }: { pathname: string; search: string }): Estate | undefined {
	if (pathname !== '/terroir') return undefined;
	const asked = new URLSearchParams(search).get('terroir');
	return estates.find(({ slug }) => slug === asked) ?? quatroVistas;
}

/**
 * Answers whoever downloads, block by block, with what the visitor is looking at, so that it comes first. The page answers
 * because a worker does not know where its pages have gone since they were loaded.
 */
export function tellWhatIsInView(): void {
	extractChannel.listen(async (message) => {
		if (message.type !== 'activity' || message.activity.kind !== 'downloading') return;
		if (document.visibilityState !== 'visible') return;
		const estate = estateInView(location);
		if (!estate) return;
		try {
			const { blocksShowing } = await import('./coverage');
			const blocks = await blocksShowing(estate.centre);
			if (blocks.length > 0) extractChannel.tell({ type: 'first', blocks });
		} catch {
			// Without the code or the storage the blocks come in the archive's order.
			return;
		}
	});
}
