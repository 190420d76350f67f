import { ownerFormMessages as m } from '#messages/owner-form';
import type { FieldError } from '../cf7/answer';
import { fieldOfName } from '../content/owner-fields';
import type { OutboxMessage } from '../outbox/message';

/** What the files of a message may weigh together that waits on the device, in bytes (docs/decisions/0034). */
export const outboxFileBytes = 10 * 1024 * 1024;

/** What is wrong with files that together are too large to wait on the device; nothing where they are not. */
export function tooLargeToKeep(formData: FormData): FieldError[] {
	const files = [...formData].flatMap(([name, value]) =>
		typeof value === 'string' || value.size === 0 ? [] : [{ field: fieldOfName(name), size: value.size }],
	);
	if (files.reduce((sum, { size }) => sum + size, 0) <= outboxFileBytes) return [];
	return [...new Set(files.map(({ field }) => field))].map((field) => ({
		field,
		message: m.tooLargeToKeep(outboxFileBytes),
	}));
}

/**
 * Puts the files of a refused message back into their fields, where none was chosen since.
 * @returns for fields where the browser does not let us, which files are to be chosen again
 */
export function restoreFiles(form: HTMLFormElement, { entries }: OutboxMessage): FieldError[] {
	return [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')].flatMap((input) => {
		const files = entries.flatMap(([name, value]) =>
			name === input.name && typeof value !== 'string' && value.name !== '' ? [value] : [],
		);
		if (files.length === 0 || input.files?.length) return [];
		try {
			const chosen = new DataTransfer();
			for (const { name, type, bytes } of files) chosen.items.add(new File([bytes], name, { type }));
			input.files = chosen.files;
			return [];
		} catch {
			// Safari before 14.1 cannot make a list of files.
			return [{ field: fieldOfName(input.name), message: m.chooseAgain(files.map(({ name }) => name)) }];
		}
	});
}
