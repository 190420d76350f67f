import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { retry } from './retry';
import { whenNear } from './when-near';

/** When the code of a part is fetched, and what stands there before. */
export type When =
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

/** `preload` fetches the code ahead; a part whose code is here is rendered without a gap. */
export type LazyPart<Props> = ((props: Props & Wanted) => ReactNode) & { preload: () => Promise<unknown> };

/**
 * A part of the page whose code the page does not wait for. Where the code does not come, the rest of the page and what was prerendered
 * stay as they are; it is asked for again by itself, with the network, and by the next page that has the part.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	when: When = {},
): LazyPart<Props> {
	let code: ComponentType<Props> | undefined;
	let loading: Promise<ComponentType<Props>> | undefined;
	let tryAgain = () => {};
	function preload(): Promise<ComponentType<Props>> {
		tryAgain();
		loading ??= retry(
			async () => {
				code = await load();
				return code;
			},
			(again) => {
				tryAgain = again;
			},
		);
		return loading;
	}
	const Part = 'near' in when ? prerenderedPart(preload, when.near, () => code) : clientPart(preload, when.placeholder);
	return Object.assign(Part, { preload });
}

type Preload<Props> = () => Promise<ComponentType<Props>>;

function clientPart<Props extends object>(preload: Preload<Props>, placeholder: ReactNode) {
	return function ClientPart(props: Props & Wanted) {
		const wanted = 'wanted' in props ? props.wanted : true;
		const [Part, setPart] = useState<ComponentType<Props>>();
		useEffect(() => {
			if (!wanted || Part) return;
			let hasLeft = false;
			void preload().then((Loaded) => hasLeft || setPart(() => Loaded));
			return () => {
				hasLeft = true;
			};
		}, [wanted, Part]);
		return Part ? <Part {...props} /> : placeholder;
	};
}

function prerenderedPart<Props extends object>(
	preload: Preload<Props>,
	selector: string,
	preloaded: () => ComponentType<Props> | undefined,
) {
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
		const [Part] = useState(() => preloaded() ?? Later);
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
