import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';

type PassingButtonProps = ComponentProps<'button'> & { 'data-variant'?: string; next: RefObject<HTMLElement | null> };

/** A button that goes away with what it did, and leaves the focus to what is next. */
export function PassingButton({ next, ...button }: PassingButtonProps) {
	const ref = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		const own = ref.current;
		return () => {
			if (own === document.activeElement) next.current?.focus({ preventScroll: true });
		};
	}, [next]);
	return <button type="button" ref={ref} {...button} />;
}
