// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStep, readKeptStep, whenDialogsClosed } from './use-tasting';

beforeEach(() => history.replaceState({ key: 'a' }, '', '/terroir?modo=prova'));

describe('the step that is shown', () => {
	it('is kept with what else the entry holds, and at the same address', () => {
		const before = location.href;
		keepStep('rabigato');
		expect(readKeptStep()).toBe('rabigato');
		expect(history.state).toMatchObject({ key: 'a' });
		expect(location.href).toBe(before);
	});

	it('is kept no longer where there is none', () => {
		keepStep('rabigato');
		keepStep(undefined);
		expect(readKeptStep()).toBeUndefined();
	});

	it.each([null, undefined, 'rabigato', {}, { prova: 'champagne' }, { prova: 3 }])('is none in %j', (state) => {
		history.replaceState(state, '');
		expect(readKeptStep()).toBeUndefined();
	});
});

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
