import { type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { newsMessages as m } from '#messages/news';
import { Icon } from '../ui/icon';
import { type NewsState, pageSize } from './list-state';
import css from './more-news.module.css';

type MoreNewsProps = {
	state: NewsState;
	/** How many more this build has; a server may have others. */
	remaining: number;
	online: boolean;
	onMore: () => void;
	ref: Ref<HTMLDivElement>;
};

/** The way to the next page, as long as there is one, and how many are here. */
export function MoreNews({ state: { list, asked, outcome }, remaining, online, onMore, ref }: MoreNewsProps) {
	const busy = asked?.kind === 'more';
	const count = list.items.length;
	return (
		<div className={css.more} ref={ref} tabIndex={-1}>
			{!list.end && (
				<button
					type="button"
					className="button"
					data-variant="secondary"
					data-count={pageSize}
					aria-busy={busy}
					aria-disabled={asked !== undefined}
					onClick={onMore}
				>
					{busy ? m.loadingMore : m.more}
				</button>
			)}
			{!list.end && remaining > 0 && <ListScale count={count} total={count + remaining} />}
			<p className={css.total}>
				{m.total(count)}
				{list.end && count > 0 && `. ${m.noMore}`}
			</p>
			{!online && list.source === 'server' && <OfflineChip />}
			{outcome.kind === 'more-failed' && <p className={css.failed}>{m.moreFailed}</p>}
		</div>
	);
}

/** A bar of all articles that are known of, filled as far as they are here. Decorative: nobody can tell what a server has. */
function ListScale({ count, total }: { count: number; total: number }) {
	return (
		<svg className={css.scale} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
			<rect width={count} height="1" />
		</svg>
	);
}

/** Says that without network there is no more news than the device has. */
export function OfflineChip() {
	return (
		<p className={`chip ${css.chip}`} data-tone="offline">
			<Icon name="offline" /> {m.offline}
		</p>
	);
}

/**
 * After more articles came, focus goes on to the first of them, or where none came to the count beneath the list, because
 * the button that had it may be gone. Focus that the visitor has moved meanwhile stays where it is.
 * @returns to be called when more are asked for
 */
export function useFocusAfterMore(
	{ list: { items }, asked }: NewsState,
	list: RefObject<HTMLElement | null>,
	more: RefObject<HTMLElement | null>,
): () => void {
	const before = useRef<number>(undefined);
	useLayoutEffect(() => {
		if (asked || before.current === undefined) return;
		const first = before.current;
		before.current = undefined;
		const focused = document.activeElement;
		if (focused !== document.body && !more.current?.contains(focused)) return;
		const link = list.current?.querySelectorAll<HTMLElement>('li > a').item(first);
		if (link) link.focus();
		else if (focused === document.body) more.current?.focus();
	}, [asked, list, more]);
	return () => {
		before.current = items.length;
	};
}
