import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { slot } from '../../src/platform/web-storage';
import { showIn } from './addresses';
import css from './preview.module.css';
import { QuietButton } from './quiet-button';

const devices = {
	phone: { name: 'Telemóvel', width: 390, title: 'no telemóvel' },
	desktop: { name: 'Computador', width: 1280, title: 'no computador' },
} as const;
type Device = keyof typeof devices;
const both = ['phone', 'desktop'] as const;

// The pages beside the forms are in the language that is edited, whatever the browser prefers: another is not offered (docs/product.md 3).
slot('local', 'language-offered', String).write('desk');

/** Where both have room beside the form; `desk.module.css` gives it to them there. */
const roomForBoth = matchMedia('(min-width: 1500px)');

type PageProps = {
	path: string | undefined;
	address: string | undefined;
	/** Of the page, where it is not the main one: each is loaded with its own words. */
	language: string | undefined;
	title: string;
	/** All files: a page that was opened before one of them was begun does not know it. */
	paths: readonly string[];
};
type PreviewProps = PageProps & {
	/** Whether both devices may stand here. */
	hasRoom: boolean;
};

/** The page as it will be, on a telephone and on a screen; where there is no room for both, on one of them. It follows what is typed by itself. */
export function Preview({ hasRoom: mayHaveRoom, ...page }: PreviewProps) {
	const [chosen, choose] = useState<Device>('phone');
	const isWide = useSyncExternalStore(onRoomChange, () => roomForBoth.matches);
	const hasRoom = mayHaveRoom && isWide;
	const shown = hasRoom ? both : [chosen];
	return (
		<section className={css.preview} aria-label="A página como vai ficar">
			<div className={css.bar}>
				{!hasRoom && (
					<div className={css.devices} role="group" aria-label="Largura">
						{both.map((one) => (
							<QuietButton key={one} aria-pressed={one === chosen} onClick={() => choose(one)}>
								{devices[one].name}
							</QuietButton>
						))}
					</div>
				)}
				<a href={page.address} target="_blank" rel="noreferrer">
					Abrir num separador
				</a>
			</div>
			<div className={css.screens}>
				{shown.map((device, place) => (
					// The first frame goes on as another device: its page is loaded already.
					<Screen key={both[place]} device={device} {...page} />
				))}
			</div>
		</section>
	);
}

function onRoomChange(changed: () => void): () => void {
	roomForBoth.addEventListener('change', changed);
	return () => roomForBoth.removeEventListener('change', changed);
}

/** A page as wide as the device, made smaller to fit. */
function Screen({ device, path, address, language, title, paths }: PageProps & { device: Device }) {
	const frame = useRef<HTMLIFrameElement>(null);
	const stage = useRef<HTMLDivElement>(null);
	/** Those that the page in the frame knows, with its language, and those that there are now. */
	const known = useRef<{ paths: readonly string[]; language: string | undefined }>({ paths: [], language });
	const all = useRef(paths);
	all.current = paths;
	const { width } = devices[device];

	useEffect(() => {
		const place = stage.current;
		if (!place) return undefined;
		const fit = () => {
			place.style.setProperty('--width', `${width}px`);
			place.style.setProperty('--scale', String(Math.min(1, place.clientWidth / width)));
		};
		const observer = new ResizeObserver(fit);
		observer.observe(place);
		return () => observer.disconnect();
	}, [width]);

	useEffect(() => {
		const page = frame.current?.contentWindow;
		if (!page || address === undefined) return;
		const isKnown = path !== undefined && known.current.language === language && known.current.paths.includes(path);
		if (!isKnown) known.current = { paths: all.current, language };
		showIn(page, address, isKnown);
	}, [address, path, language]);

	return (
		<div className={css.stage} data-device={device} ref={stage}>
			<p className={css.wait}>A abrir a página…</p>
			<iframe ref={frame} className={css.frame} title={`${title}, ${devices[device].title}`} src="about:blank" />
		</div>
	);
}
