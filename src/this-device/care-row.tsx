import css from './care-row.module.css';

type CareRowProps = {
	label: string;
	busy: boolean;
	/** What it came to, or what is known without it. */
	words: string;
	perform: () => void;
};

/** Something the visitor may have looked after, and what it came to. */
export function CareRow({ label, busy, words, perform }: CareRowProps) {
	return (
		<div className={css.care}>
			<button
				type="button"
				className="button"
				data-variant="secondary"
				aria-disabled={busy}
				onClick={() => !busy && perform()}
			>
				{label}
			</button>
			<p role="status">{words}</p>
		</div>
	);
}
