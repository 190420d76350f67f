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
export type LazyPart<Props> = ComponentType<Props & Wanted> & { preload: () => Promise<unknown> };

/**
 * A part of the page whose code the page does not wait for. Where the code does not come, the rest of the page and what was prerendered
 * stay as they are; it is asked for again by itself, with the network, and by the next page that has the part.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	when: When = {},
): LazyPart<Props> {
	const code = lazyCode(load);
	const Part = 'near' in when ? prerenderedPart(code, when.near) : clientPart(code, when.placeholder);
	return Object.assign(Part, { preload: code.fetch });
}

type Code<Props> = {
	/** Undefined until it is here. */
	get: () => ComponentType<Props> | undefined;
	/** Fetches it once, and asks again at once where an attempt has failed. */
	fetch: () => Promise<ComponentType<Props>>;
};

function lazyCode<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
	let code: ComponentType<Props> | undefined;
	let loading: Promise<ComponentType<Props>> | undefined;
	let tryAgain = () => {};
	return {
		get: () => code,
		fetch() {
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
		},
	};
}

function clientPart<Props extends object>(code: Code<Props>, placeholder: ReactNode) {
	return function ClientPart(props: Props & Wanted) {
		const wanted = 'wanted' in props ? props.wanted : true;
		const [Part, setPart] = useState<ComponentType<Props>>();
		useEffect(() => {
			if (!wanted || Part) return;
			let hasLeft = false;
			void code.fetch().then((Loaded) => hasLeft || setPart(() => Loaded));
			return () => {
				hasLeft = true;
			};
		}, [wanted, Part]);
		return Part ? <Part {...props} /> : placeholder;
	};
}

function prerenderedPart<Props extends object>(code: Code<Props>, selector: string) {
	let askNow = () => {};
	const isDue = new Promise<void>((resolve) => {
		askNow = resolve;
	});
	const Later = lazy(async () => {
		const html = import.meta.env.SSR ? null : document.querySelector(selector);
		if (html) whenNear(html, askNow);
		else askNow();
		await isDue;
		return { default: await code.fetch() };
	});
	const ask = () => {
		askNow();
		void code.fetch();
	};
	// It keeps its first properties unless they change: React cannot update a boundary that is not hydrated, and would remove its HTML.
	return memo(function PrerenderedPart(props: Props) {
		const [Part] = useState(() => code.get() ?? Later);
		return (
			<Suspense fallback={<Missing onMissing={ask} />}>
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
