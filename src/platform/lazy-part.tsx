import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { retry } from './retry';
import { createStore, type Store } from './store';
import { useStore } from './use-store';

/** When the code of a part is fetched, and what stands there before. */
type When =
	/**
	 * Prerendered whole. The code is fetched when that HTML, found by this selector, comes near the view, or at once where there is none
	 * (a page that the browser renders).
	 */
	| { near: string }
	/** Not prerendered: `placeholder` is. The code is fetched after hydration, once the part is `wanted`. */
	| { placeholder?: ReactNode };

type Wanted = {
	/** Of a part that is not prerendered: whether to fetch its code; yes where this is not given. Each new value asks at once for code that did not come. */
	wanted?: unknown;
};

/** `preload` fetches the code ahead, and `code` holds it; a part whose code is here is rendered without a gap. */
type LazyPart<Props> = ((props: Props & Wanted) => ReactNode) & {
	preload: () => Promise<unknown>;
	code: Code<Props>;
};

type Code<Props> = Store<ComponentType<Props> | undefined>;

/**
 * A part of the page whose code the page does not wait for. Where the code does not come, the rest of the page and what was prerendered
 * stay as they are; it is asked for again by itself, with the network, and by the next page that has the part.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	when: When = {},
): LazyPart<Props> {
	const code = createStore<ComponentType<Props> | undefined>(undefined);
	let loading: Promise<ComponentType<Props>> | undefined;
	let tryAgain = () => {};
	function preload(): Promise<ComponentType<Props>> {
		tryAgain();
		loading ??= retry(
			async () => {
				const Part = await load();
				code.set(Part);
				return Part;
			},
			(again) => {
				tryAgain = again;
			},
		);
		return loading;
	}
	const Part = 'near' in when ? prerenderedPart(preload, code, when.near) : clientPart(preload, code, when.placeholder);
	return Object.assign(Part, { preload, code });
}

type Preload<Props> = () => Promise<ComponentType<Props>>;

function clientPart<Props extends object>(preload: Preload<Props>, code: Code<Props>, placeholder: ReactNode) {
	return function ClientPart(props: Props & Wanted) {
		const wanted = 'wanted' in props ? props.wanted : true;
		const Part = useStore(code);
		useEffect(() => {
			if (wanted) void preload();
		}, [wanted]);
		return Part ? <Part {...props} /> : placeholder;
	};
}

function prerenderedPart<Props extends object>(preload: Preload<Props>, code: Code<Props>, selector: string) {
	let ask = () => {};
	const Later = lazy(async () => {
		await new Promise<void>((resolve) => {
			ask = resolve;
			const html = import.meta.env.SSR ? null : document.querySelector(selector);
			if (html) whenNear(html, ask);
			else ask();
		});
		return { default: await preload() };
	});
	function askNow() {
		ask();
		void preload();
	}
	// It keeps its first properties unless they change: React cannot update a boundary that is not hydrated, and would remove its HTML.
	return memo(function PrerenderedPart(props: Props) {
		const [Part] = useState(() => code.get() ?? Later);
		return (
			<Suspense fallback={<Missing onMissing={askNow} />}>
				<Part {...props} />
			</Suspense>
		);
	});
}

/** Stands for a part that has neither code nor HTML. */
function Missing({ onMissing }: { onMissing: () => void }) {
	useEffect(onMissing, [onMissing]);
	return null;
}

/** How far below the window something counts as near, in CSS pixels: about a flick of the wheel. */
const nearPx = 600;

/** What has been jumped over counts as near: the way back up leads through it. */
const passed = 1_000_000;

/** Calls back once, when the view comes as near an element as `near` CSS pixels, or is below it. Returns how to wait no longer. */
export function whenNear(element: Element, callback: () => void, near = nearPx): () => void {
	const watch = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			callback();
		},
		{ rootMargin: `${passed}px 0px ${near}px` },
	);
	watch.observe(element);
	return () => watch.disconnect();
}
