import { draftKey } from '../pwa/draft-note';

/** Text that was typed and not yet sent; `corrects` is the refused message that it came from. */
export type TypedDraft = { values: Readonly<Record<string, string>>; corrects?: string };

/** Keeps the draft over a reload of this tab. Where storage refuses, the browser's own memory of forms has to do. */
export function saveDraft(draft: TypedDraft): void {
	try {
		sessionStorage.setItem(draftKey, JSON.stringify(draft));
	} catch {
		// Full or forbidden: nothing a visitor could do about it while typing.
	}
}

export function clearDraft(): void {
	try {
		sessionStorage.removeItem(draftKey);
	} catch {
		// Forbidden: then nothing was kept either.
	}
}

/** @returns undefined if there is none, or if what was kept is no draft */
export function loadDraft(): TypedDraft | undefined {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null');
		if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined;
		const values = textsOf(stored.values);
		return 'corrects' in stored && typeof stored.corrects === 'string'
			? { values, corrects: stored.corrects }
			: { values };
	} catch {
		return undefined;
	}
}

/** Whether the form holds a text that would be lost if this message were put into it. */
export function hasOtherDraft(messageId: string): boolean {
	const draft = loadDraft();
	return draft !== undefined && draft.corrects !== messageId;
}

function textsOf(values: unknown): Record<string, string> {
	if (typeof values !== 'object' || values === null) return {};
	return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
