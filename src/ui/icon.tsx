import sprite from './icons.svg?no-inline';

export type IconName =
	| 'arrow'
	| 'arrow-left'
	| 'chevron-down'
	| 'chevron-up'
	| 'close'
	| 'menu'
	| 'download'
	| 'share'
	| 'trig-point'
	| 'locate'
	| 'offline'
	| 'check'
	| 'warning'
	| 'play'
	| 'pause'
	| 'plus'
	| 'minus'
	| 'layers'
	| 'fullscreen'
	| 'external'
	| 'refresh'
	| 'trash'
	| 'link';

/** A 24 px line icon in the colour of the text around it. Decorative: the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
