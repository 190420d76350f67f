import type { Ref } from 'react';
import { newsMessages as m } from '../messages/news';
import type { NewsState } from './list-state';
import css from './more-news.module.css';
import { pageSize } from './news-answer';
import { OfflineChip } from './offline-chip';
import { PageScale } from './page-scale';

type MoreNewsProps = { state: NewsState; online: boolean; onMore: () => void; ref: Ref<HTMLDivElement> };

/** The way to the next page, as long as there is one, and how many are here. */
export function MoreNews({ state: { list, asked, outcome }, online, onMore, ref }: MoreNewsProps) {
	const busy = asked?.kind === 'more';
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
			<PageScale count={list.items.length} />
			<p className={css.total}>
				{m.total(list.items.length)}
				{list.end && list.items.length > 0 && `. ${m.noMore}`}
			</p>
			{!online && list.source === 'server' && <OfflineChip />}
			{outcome.kind === 'more-failed' && <p className={css.failed}>{m.moreFailed}</p>}
		</div>
	);
}
