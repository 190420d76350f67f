import type { OutboxEntry } from './message';

/** A form's data in a shape that can be stored, in its order. */
export async function entriesOf(formData: FormData): Promise<OutboxEntry[]> {
	return Promise.all(
		[...formData].map(async ([name, value]): Promise<OutboxEntry> => {
			if (typeof value === 'string') return [name, value];
			return [name, { name: value.name, type: value.type, bytes: await value.arrayBuffer() }];
		}),
	);
}

export function formDataOf(entries: readonly OutboxEntry[]): FormData {
	const formData = new FormData();
	for (const [name, value] of entries) {
		if (typeof value === 'string') formData.append(name, value);
		else formData.append(name, new Blob([value.bytes], { type: value.type }), value.name);
	}
	return formData;
}
