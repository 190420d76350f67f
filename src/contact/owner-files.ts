import { ownerFormMessages as m } from '#messages/owner-form';
import type { FieldError } from '../cf7/answer';
import type { OutboxMessage } from '../outbox/message';

/** What the files of a message may weigh together that waits on the device, in bytes (docs/decisions/0034). */
export const outboxFileBytes = 10 * 1024 * 1024;

/** Of what a message that is about to be sent cannot be stored: files that are too large, and a code that is valid only now. */
export function unkeepable(form: HTMLFormElement, formData: FormData): FieldError[] {
	const files = [...formData].flatMap(([name, value]) => (typeof value === 'string' ? [] : [{ name, value }]));
	const isTooLarge = files.reduce((sum, { value }) => sum + value.size, 0) > outboxFileBytes;
	const large = isTooLarge ? files.filter(({ value }) => value.size > 0).map(({ name }) => fieldOf(name)) : [];
	const codes = [...form.querySelectorAll<HTMLInputElement>('input.wpcf7-captchar')].map(({ name }) => name);
	return [
		...[...new Set(large)].map((field) => ({ field, message: m.tooLargeToKeep(outboxFileBytes) })),
		...codes.map((field) => ({ field, message: m.codeNeedsNetwork })),
	];
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
			return [{ field: fieldOf(input.name), message: m.chooseAgain(files.map(({ name }) => name)) }];
		}
	});
}

/** `photos[]` is posted for the field `photos`. */
function fieldOf(name: string): string {
	return name.replace(/\[.*$/, '');
}
