import css from './desk.module.css';

/** A file that the desk cannot read and does not touch. */
export function LeftAlone({ path, line, message }: { path: string; line: number; message: string }) {
	return (
		<div className={css.note} role="alert">
			<h2>Este ficheiro não se consegue ler</h2>
			<p>
				{path}, linha {line}: {message}
			</p>
			<p>A mesa não lhe toca. Corrija-o num editor de texto e volte a abri-lo aqui.</p>
		</div>
	);
}
