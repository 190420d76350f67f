import { type MouseEvent, type ReactNode, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { Announcer } from './announce';
import { updateScrollLock } from './scroll-lock';

type ModalDialogProps = {
	open: boolean;
	/** Called for Escape and for a press on the overlay. */
	onClose: () => void;
	label?: string;
	labelledBy?: string;
	className?: string | undefined;
	/** What gets the focus on opening; otherwise the browser chooses, in Chromium the first thing that scrolls. */
	initialFocus?: RefObject<HTMLElement | null>;
	/** Attributes of the contract, such as `data-parcel-dialog`. */
	data?: Readonly<Record<`data-${string}`, string>>;
	children: ReactNode;
};

/**
 * A native modal dialog driven by a property: focus is trapped by the browser and returns to where it was on closing;
 * the page behind does not scroll. What is announced meanwhile is heard within.
 */
export function ModalDialog({
	open,
	onClose,
	label,
	labelledBy,
	className,
	initialFocus,
	data,
	children,
}: ModalDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const isPressWithin = useRef(false);
	// With the rendering itself, and before a dialog leaves the page: only a dialog that is closed gives the focus back.
	useLayoutEffect(() => {
		const element = dialog.current;
		if (!element || !open) return;
		if (!element.open) element.showModal();
		updateScrollLock(document);
		initialFocus?.current?.focus();
		return () => {
			element.close();
			updateScrollLock(document);
		};
	}, [open, initialFocus]);

	function handleCancel(event: SyntheticEvent) {
		event.preventDefault();
		onClose();
	}

	/**
	 * Chromium closes on a second Escape whatever `cancel` says; the dialog's state is the caller's, so it is put back. The event
	 * comes late: one that finds the dialog open tells of a closing that has been followed by an opening.
	 */
	function handleClose() {
		if (!open || dialog.current?.open) return;
		onClose();
	}

	/** A drag that ends on the overlay, as of a selection, is no press on it, though its click is. */
	function handlePress(event: MouseEvent) {
		if (event.target === dialog.current && !isPressWithin.current) onClose();
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape, handled by the dialog's cancel event
		<dialog
			ref={dialog}
			className={className}
			aria-label={label}
			aria-labelledby={labelledBy}
			onCancel={handleCancel}
			onClose={handleClose}
			onPointerDown={({ target }) => {
				isPressWithin.current = target !== dialog.current;
			}}
			onClick={handlePress}
			{...data}
		>
			{children}
			<Announcer />
		</dialog>
	);
}
