import { useContext, useState } from 'react';
import type { Field } from '../../../build/content/forms';
import { storyFiles } from '../../../src/content/news/story-picture';
import type { Path } from '../../document/content-text';
import { FieldFrame } from './field-frame';
import { FormContext, useField } from './form-context';
import { PictureCut } from './picture-cut';
import css from './picture-field.module.css';

type PictureFieldProps = { field: Field; path: Path; value: string };

/** A picture by its path, or a photograph that is brought, cut and given a path. */
export function PictureField({ field, path, value }: PictureFieldProps) {
	const { id, described, change } = useField(path);
	const { path: file } = useContext(FormContext);
	const [brought, setBrought] = useState<File>();
	const [isOver, setIsOver] = useState(false);
	const slug = /([^/]+)\.md$/.exec(file)?.[1] ?? 'fotografia';
	return (
		<FieldFrame field={field} path={path}>
			<div
				role="group"
				aria-label={field.title}
				className={css.picture}
				data-over={isOver || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={(event) => {
					event.preventDefault();
					setIsOver(false);
					setBrought(event.dataTransfer.files[0]);
				}}
			>
				{value !== '' && <img className={css.shown} src={shownFile(value)} alt="" key={value} />}
				<div>
					<input
						id={id}
						className={css.path}
						value={value}
						autoComplete="off"
						{...described}
						onChange={(event) => change({ type: 'set', path, value: event.target.value.trim() })}
					/>
					<label className={`button ${css.bring}`}>
						<input
							type="file"
							accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif"
							onChange={(event) => {
								setBrought(event.target.files?.[0]);
								event.target.value = '';
							}}
						/>
						Trazer uma fotografia
					</label>
					<p className={css.drop}>
						Ou largue-a aqui. Sai sempre cortada em quadrado: a seguir escolhe o que fica. O lugar onde foi tirada não
						vai com ela.
					</p>
				</div>
			</div>
			{brought && (
				<PictureCut
					key={`${brought.name} ${brought.lastModified}`}
					file={brought}
					slug={slug}
					onCut={(picture) => {
						change({ type: 'set', path, value: picture });
						setBrought(undefined);
					}}
					onCancel={() => setBrought(undefined)}
				/>
			)}
		</FieldFrame>
	);
}

/** The smallest of the files that the page would take. */
function shownFile(picture: string): string {
	const shown = storyFiles(picture);
	return shown.kind === 'drawing' ? shown.src : `${shown.files[0]?.src}.webp`;
}
