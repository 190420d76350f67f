import css from './fields.module.css';

type RowButtonsProps = {
	/** What the buttons are for: `Pontuação 2`. */
	name: string;
	index: number;
	count: number;
	/** How few there must be. */
	atLeast: number;
	onMove: (to: number) => void;
	onRemove: () => void;
};

/** Up, down and away, for one of several. */
export function RowButtons({ name, index, count, atLeast, onMove, onRemove }: RowButtonsProps) {
	return (
		<span className={css.rowButtons}>
			<button type="button" disabled={index === 0} aria-label={`${name}: subir`} onClick={() => onMove(index - 1)}>
				↑
			</button>
			<button
				type="button"
				disabled={index === count - 1}
				aria-label={`${name}: descer`}
				onClick={() => onMove(index + 1)}
			>
				↓
			</button>
			<button type="button" disabled={count <= atLeast} aria-label={`${name}: tirar`} onClick={onRemove}>
				×
			</button>
		</span>
	);
}
