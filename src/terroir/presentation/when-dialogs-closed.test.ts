// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenDialogsClosed } from './when-dialogs-closed';

afterEach(() => {
	document.body.innerHTML = '';
});

it('comes at once where no dialog is open', () => {
	const task = vi.fn();
	document.body.innerHTML = '<dialog></dialog>';
	whenDialogsClosed(task);
	expect(task).toHaveBeenCalledOnce();
});

it('waits for an open dialog to close, or to be taken away', async () => {
	for (const end of [(dialog: Element) => dialog.removeAttribute('open'), (dialog: Element) => dialog.remove()]) {
		const task = vi.fn();
		document.body.innerHTML = '<main><dialog open></dialog></main>';
		whenDialogsClosed(task);
		expect(task).not.toHaveBeenCalled();
		end(document.querySelector('dialog')!);
		await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
	}
});

it('does not come any more once it is called off', async () => {
	const task = vi.fn();
	document.body.innerHTML = '<dialog open></dialog>';
	whenDialogsClosed(task)();
	document.querySelector('dialog')!.remove();
	await new Promise((resolve) => setTimeout(resolve));
	expect(task).not.toHaveBeenCalled();
});
