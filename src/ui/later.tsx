import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';
import { retry } from '../platform/retry';
import { whenNear } from '../platform/when-near';

/**
 * A section as prerendered, with the boundary that lets it come to life later. It keeps to what it was given first unless that changes:
 * a section that has not come to life yet cannot take an update.
 */
export function bounded<Props extends object>(Section: ComponentType<Props>, onMissing?: () => void) {
	return memo(function Bounded(props: Props) {
		return (
			<Suspense fallback={<Missing onMissing={onMissing} />}>
				<Section {...props} />
			</Suspense>
		);
	});
}

/**
 * A section whose code is fetched when its prerendered HTML comes near the view, or at once where there is no such HTML. Code that does
 * not come leaves the HTML to be read, or the page without the section, and is asked for again, also when the section is wanted on
 * another page.
 * @param selector of the prerendered section
 */
export function later<Props extends object>(selector: string, load: () => Promise<ComponentType<Props>>) {
	let wanted = () => {};
	const near = new Promise<void>((resolve) => {
		wanted = resolve;
	});
	const Section = lazy(async () => {
		const element = document.querySelector(selector);
		if (element) whenNear(element, wanted);
		else wanted();
		await near;
		const Loaded = await retry(load, (again) => {
			wanted = again;
		});
		return { default: Loaded };
	});
	return bounded(Section, () => wanted());
}

/** Stands for a section that has neither code nor HTML. */
function Missing({ onMissing }: { onMissing: (() => void) | undefined }) {
	useEffect(() => onMissing?.(), [onMissing]);
	return null;
}
