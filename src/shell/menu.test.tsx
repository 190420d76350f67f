// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '../../tests/unit/testing-library';
import { DeferredMenu, plainMenuId } from './menu';

afterEach(cleanup);

it('opens the plain menu where the code of the full one does not come, and asks for it again at the next press', async () => {
	document.body.innerHTML = `<nav id="${plainMenuId}"></nav>`;
	const showPopover = vi.fn();
	Object.assign(document.getElementById(plainMenuId)!, { showPopover });
	const onClose = vi.fn();
	vi.doMock('./mobile-menu', () => Promise.reject(new TypeError('Failed to fetch')));
	const { rerender } = render(<DeferredMenu open onClose={onClose} />);
	await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(showPopover).toHaveBeenCalledOnce();
	rerender(<DeferredMenu open={false} onClose={onClose} />);
	vi.doMock('./mobile-menu', () => ({ default: () => <dialog open>Menu</dialog> }));
	rerender(<DeferredMenu open onClose={onClose} />);
	await screen.findByRole('dialog');
	expect(showPopover).toHaveBeenCalledOnce();
});
