import { formId } from './fields/go-to-field';

/**
 * What a key of every editor asks for; a field's own undo would not know the other fields of its form.
 * @param shown the path of the file whose form is shown: a dialog over it has the keys, and what is typed beside it is no part of it
 */
export function keyCommand(event: KeyboardEvent, shown: string): 'save' | 'undo' | 'redo' | undefined {
	if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('dialog[open]')) return undefined;
	const key = event.key.toLowerCase();
	if (key === 's') return 'save';
	if (!['z', 'y'].includes(key) || isTypedBeside(event.target, shown)) return undefined;
	return key === 'y' || event.shiftKey ? 'redo' : 'undo';
}

function isTypedBeside(target: EventTarget | null, shown: string): boolean {
	return target instanceof Element && target.matches('input, textarea') && target.closest('form')?.id !== formId(shown);
}
