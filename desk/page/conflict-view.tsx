import css from './conflict-view.module.css';
import type { Conflict, OpenFile } from './state/open-file';
import { act } from './state/sending';

/** Two texts of one file, side by side, with the lines marked in which they differ: the owner says which one goes on. */
export function ConflictView({ file, conflict }: { file: OpenFile; conflict: Conflict }) {
	const where = conflict.where === 'disk' ? 'No disco' : 'Na outra janela';
	const other = conflict.text ?? '';
	return (
		<section className={css.conflict} aria-label="Duas versões deste ficheiro" data-conflict="">
			<h3>
				{conflict.where === 'disk'
					? 'O ficheiro mudou no disco enquanto o tinha aberto'
					: 'Outra janela da mesa escreveu neste ficheiro'}
			</h3>
			<p>Nada se perdeu. Escolha com qual das duas continua; a outra fica em «Anular».</p>
			<div className={css.sides}>
				<Side
					name="A minha"
					text={file.text}
					other={other}
					action="Ficar com a minha"
					onChoose={() => act(file.path, { type: 'kept-mine' })}
				/>
				{conflict.text === undefined ? (
					<p>{where}: o ficheiro já não existe.</p>
				) : (
					<Side
						name={where}
						text={other}
						other={file.text}
						action="Ficar com a outra"
						onChoose={() => act(file.path, { type: 'took-other' })}
					/>
				)}
			</div>
		</section>
	);
}

type SideProps = { name: string; text: string; other: string; action: string; onChoose: () => void };

function Side({ name, text, other, action, onChoose }: SideProps) {
	const others = new Set(other.split('\n'));
	return (
		<div className={css.side}>
			<h4>{name}</h4>
			<button type="button" className="button" onClick={onChoose}>
				{action}
			</button>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
			<pre role="region" tabIndex={0} aria-label={name}>
				{text.split('\n').map((line, index) => {
					const Line = others.has(line) ? 'span' : 'mark';
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else
					return <Line key={index}>{`${line}\n`}</Line>;
				})}
			</pre>
		</div>
	);
}
