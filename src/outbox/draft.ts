import { isRecord } from '../platform/json';
import { slot } from '../platform/web-storage';

/** What a field holds, or the controls of one name together. */
export type Typed = string | readonly string[];

/** Text that was typed into the contact form and not yet sent. */
export type Draft = {
	/** By field; several where one has several. */
	values: Readonly<Record<string, Typed>>;
	/** Which option of a list was chosen, from 0: the same form in another language calls it otherwise. */
	choices?: Readonly<Record<string, number>>;
	/** The refused message that it came from. */
	corrects?: string;
};

/** Of this tab. */
const draftKey = 'quatro-vistas-contact-draft';
const stored = slot('session', draftKey, parseDraft);

/** Whether this tab keeps a text, of this build or another. */
export function holdsDraft(): boolean {
	return slot('session', draftKey, () => true).read() ?? false;
}

/** Keeps the draft over a reload of this tab. Where storage refuses, the browser's own memory of forms has to do. */
export function saveDraft(draft: Draft): void {
	stored.write(JSON.stringify(draft));
}

export function clearDraft(): void {
	stored.remove();
}

/** @returns undefined if there is none, or if what is stored is no draft */
export function loadDraft(): Draft | undefined {
	return stored.read();
}

/** Whether the form holds a text that would be lost if this message were put into it. */
export function hasOtherDraft(messageId: string): boolean {
	const draft = loadDraft();
	return draft !== undefined && draft.corrects !== messageId;
}

function parseDraft(text: string): Draft | undefined {
	const draft: unknown = JSON.parse(text);
	if (!isRecord(draft) || !isRecord(draft.values)) return undefined;
	const values: Record<string, Typed> = {};
	for (const [name, value] of Object.entries(draft.values)) if (isTyped(value)) values[name] = value;
	const choices: Record<string, number> = {};
	for (const [name, at] of Object.entries(isRecord(draft.choices) ? draft.choices : {}))
		if (typeof at === 'number') choices[name] = at;
	return {
		values,
		...(Object.keys(choices).length > 0 && { choices }),
		...(typeof draft.corrects === 'string' && { corrects: draft.corrects }),
	};
}

function isTyped(value: unknown): value is Typed {
	return typeof value === 'string' || (Array.isArray(value) && value.every((each) => typeof each === 'string'));
}
