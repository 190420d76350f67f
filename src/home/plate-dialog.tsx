import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { galleryCaptions } from '#messages/gallery';
import { plateMessages as m } from '#messages/plate';
import { coordinatePair } from '../content/coordinates';
import { type GalleryPlate, placeOnMap, plateFiles } from '../content/gallery';
import { Icon } from '../ui/icon';
import { ModalDialog } from '../ui/modal-dialog';
import { Picture } from '../ui/picture';
import css from './plate-dialog.module.css';

type PlateDialogProps = { plate: GalleryPlate; onClose: () => void };

/** One plate as large as the window, what it shows, and the way to its place on the map. */
export function PlateDialog({ plate, onClose }: PlateDialogProps) {
	const close = useRef<HTMLButtonElement>(null);
	const { slug, centre } = plate;
	const { caption, measure } = galleryCaptions[slug];
	return (
		<ModalDialog open onClose={onClose} labelledBy="estampa-nome" className="full-window" initialFocus={close}>
			<div className={css.sheet}>
				<button ref={close} type="button" className={css.close} aria-label={m.close} onClick={onClose}>
					<Icon name="close" />
				</button>
				<div className={`plate ${css.plate}`}>
					<Picture
						files={plateFiles(slug)}
						sizes="(orientation: landscape) 78vh, 94vw"
						alt=""
						width={1200}
						height={1500}
					/>
				</div>
				<div className={css.text}>
					<h2 id="estampa-nome" className="d3">
						{caption}
					</h2>
					<p className="figure">
						{measure}
						<br />
						{coordinatePair(centre)}
					</p>
					<Link {...placeOnMap(plate)} className="button">
						{m.openOnMap} <Icon name="arrow" />
					</Link>
				</div>
			</div>
		</ModalDialog>
	);
}
