import { useEffect, useId, useRef, useState } from 'react';
import type { PictureLook } from '../../answers';
import { ServerError, server } from '../state/server';
import css from './picture-field.module.css';

type PictureCutProps = { file: File; slug: string; onCut: (picture: string) => void; onCancel: () => void };

type State =
	| { kind: 'looking' }
	| { kind: 'ready'; look: PictureLook; address: string }
	| { kind: 'cutting'; look: PictureLook; address: string }
	| { kind: 'refused'; message: string };

/** A photograph as the square that the article will show; what stays of its longer side is chosen. */
export function PictureCut({ file, slug, onCut, onCancel }: PictureCutProps) {
	const id = useId();
	const [state, setState] = useState<State>({ kind: 'looking' });
	const [share, setShare] = useState(50);
	const box = useRef<HTMLDivElement>(null);

	// It opens below the field, which may be the last thing on the screen.
	useEffect(() => {
		box.current?.scrollIntoView({ block: 'nearest' });
		if (state.kind === 'ready') box.current?.querySelector('input')?.focus({ preventScroll: true });
	}, [state.kind]);

	useEffect(() => {
		let address: string | undefined;
		let isGone = false;
		const look = async () => {
			const found = await server.lookAtPicture(file);
			if ('message' in found) return setState({ kind: 'refused', message: found.message });
			if (isGone) return;
			address = URL.createObjectURL(asBlob(found.jpeg));
			setState({ kind: 'ready', look: found, address });
		};
		look().catch((error: unknown) => setState({ kind: 'refused', message: messageOf(error) }));
		return () => {
			isGone = true;
			if (address) URL.revokeObjectURL(address);
		};
	}, [file]);

	if (state.kind === 'looking')
		return (
			<div role="status" ref={box}>
				A abrir a fotografia…
			</div>
		);
	if (state.kind === 'refused')
		return (
			<div className={css.refused} role="alert" ref={box}>
				<p>{state.message}</p>
				<button type="button" className="button" onClick={onCancel}>
					Está bem
				</button>
			</div>
		);
	const { look, address } = state;
	const isWide = look.width > look.height;

	async function cut(): Promise<void> {
		setState({ kind: 'cutting', look, address });
		try {
			const made = await server.addPicture(
				file,
				slug,
				isWide ? { across: share / 100, down: 0 } : { across: 0, down: share / 100 },
			);
			if ('message' in made) setState({ kind: 'refused', message: made.message });
			else onCut(made.picture);
		} catch (error) {
			setState({ kind: 'refused', message: messageOf(error) });
		}
	}

	return (
		<div className={css.cut} ref={box}>
			<div
				className={css.square}
				ref={(place) => place?.style.setProperty('--cut', isWide ? `${share}% 0` : `0 ${share}%`)}
			>
				<img src={address} alt="A fotografia, cortada como na notícia" />
			</div>
			<div>
				<label htmlFor={id}>
					{isWide ? 'O que fica, da esquerda para a direita' : 'O que fica, de cima para baixo'}
				</label>
				<input
					id={id}
					type="range"
					min={0}
					max={100}
					value={share}
					disabled={look.width === look.height}
					onChange={(event) => setShare(event.target.valueAsNumber)}
				/>
				<p>
					{look.width} × {look.height} píxeis. A notícia mostra um quadrado.
				</p>
				<button type="button" className="button" disabled={state.kind === 'cutting'} onClick={() => void cut()}>
					{state.kind === 'cutting' ? 'A cortar…' : 'Usar assim'}
				</button>
				<button type="button" className="button" onClick={onCancel}>
					Cancelar
				</button>
			</div>
		</div>
	);
}

/** The policy of the desk's page lets pictures come out of the page itself, not out of addresses that hold them. */
function asBlob(base64: string): Blob {
	const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
	return new Blob([bytes], { type: 'image/jpeg' });
}

function messageOf(error: unknown): string {
	return error instanceof ServerError ? error.message : 'Esta fotografia não se consegue abrir.';
}
