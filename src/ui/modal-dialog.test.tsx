// @vitest-environment happy-dom

import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen } from '../../tests/unit/testing-library';
import { ModalDialog } from './modal-dialog';

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

type SheetProps = { open: boolean; onClose?: () => void };

/** A dialog as pages use it, with a part that scrolls in front of its button. */
function Sheet({ open, onClose = () => {} }: SheetProps) {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<ModalDialog open={open} onClose={onClose} label="Folha" initialFocus={button}>
			<div tabIndex={-1}>Texto</div>
			<button ref={button} type="button">
				Fechar
			</button>
		</ModalDialog>
	);
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

it('opens as a modal with the focus on what it is given, and closes', () => {
	const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
	const { rerender } = render(<Sheet open={false} />);
	expect(dialog().open).toBe(false);
	rerender(<Sheet open />);
	expect(showModal).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(screen.getByRole('button'));
	rerender(<Sheet open={false} />);
	expect(dialog().open).toBe(false);
});

it('leaves the focus where the visitor has put it when it is rendered again', () => {
	const { rerender } = render(<Sheet open />);
	screen.getByText('Texto').focus();
	rerender(<Sheet open onClose={() => {}} />);
	expect(document.activeElement).toBe(screen.getByText('Texto'));
});

it('is closed before it leaves the page, since only then the browser gives the focus back', () => {
	let connected: boolean | undefined;
	vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
		connected = this.isConnected;
	});
	const { unmount } = render(<Sheet open />);
	unmount();
	expect(connected).toBe(true);
});

it('asks to be closed by Escape and by a press on the overlay, not by one within', () => {
	const onClose = vi.fn();
	render(<Sheet open onClose={onClose} />);
	fireEvent(dialog(), new Event('cancel', { cancelable: true }));
	fireEvent.click(dialog());
	expect(onClose).toHaveBeenCalledTimes(2);
	fireEvent.click(screen.getByRole('button'));
	expect(onClose).toHaveBeenCalledTimes(2);
	expect(dialog().open).toBe(true);
});

it('stays open where a drag that began within ends on the overlay', () => {
	const onClose = vi.fn();
	render(<Sheet open onClose={onClose} />);
	fireEvent.pointerDown(screen.getByText('Texto'));
	fireEvent.click(dialog());
	expect(onClose).not.toHaveBeenCalled();
	fireEvent.pointerDown(dialog());
	fireEvent.click(dialog());
	expect(onClose).toHaveBeenCalledOnce();
});

it('takes a closing by the browser itself for the visitor’s wish', () => {
	const onClose = vi.fn();
	render(<Sheet open onClose={onClose} />);
	dialog().close();
	expect(onClose).toHaveBeenCalledOnce();
});

it('lets the page behind scroll only while it is closed', () => {
	const { rerender } = render(<Sheet open />);
	expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(true);
	rerender(<Sheet open={false} />);
	expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});
